/** Stands for a font or picture file, which webpack would turn into its address. */
const url = '/static/stub'
export default url
