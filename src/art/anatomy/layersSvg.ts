import { layerBox, layers, layerShapes, type LayerName } from '../../anatomy/layers'

const washes: Record<LayerName, string> = {
  'outer-skin': '#e6c3ac',
  'inner-skin': '#f3dfd0',
  fat: '#f3ead3',
}

/** The layers of the skin as a section. */
export function layersSvg(): string {
  const { parts } = layerShapes()
  const drawn = (Object.keys(layers) as LayerName[])
    .map((name) => `<path d="${parts[name]!.paths.join('')}" fill="${washes[name]}"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${layerBox.join(' ')}">${drawn}</svg>`
}
