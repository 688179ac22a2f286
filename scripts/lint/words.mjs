/** Reads as words: a capital and a small letter, or two words in a row. */
const words = /^[\s"“‘(–—·,.:]*\p{Lu}\p{Ll}|\p{L}[\p{L}’'-]*[,:;.]?\s+[\p{L}\d]/u
/** Reads as code all the same: style rules, media conditions, scripts. */
const code = /[{}<>=]|^@|;\n|\d(?:px|em|vw|fr)\b|^\((?:min|max)-/
/** Attributes that visitors read or hear, a single small word too. */
const shown =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label|heading|caption|hint|what|all|note)$/
/** Attributes whose values are code. */
const coded =
  /^(?:className|css|style|rel|type|href|sizes|media|d|viewBox|points|transform|id|role|content|property|name|sandbox|autoComplete|key|data-.*|aria-\w+by)$/
/** Calls whose texts are for developers or for the browser. */
const unseen =
  /Error$|^(?:console|css|keyframes|matchMedia|querySelector\w*|matches|closest|fail|getPlugin)$/
/** Keys whose values are names of schema.org, of the browser or of HTTP. */
const names = /^(?:@?type|name|authorization|key|id)$/i

const nameOf = ({ name, property }) => property?.name ?? name ?? ''

/** Checks whether what a string stands in keeps it from visitors' eyes. */
function isUnseen(node) {
  for (let at = node, up = node.parent; up; at = up, up = up.parent) {
    if (up.type === 'JSXAttribute') return coded.test(up.name.name)
    if (
      /^(?:ImportDeclaration|TaggedTemplateExpression|BinaryExpression|TSLiteralType)$/.test(
        up.type,
      )
    )
      return true
    if (
      up.type === 'Property' &&
      (up.key === at || (up.value === at && names.test(up.key.value ?? up.key.name)))
    )
      return true
    if (
      /^(?:New|Call)Expression$/.test(up.type) &&
      (unseen.test(nameOf(up.callee)) || unseen.test(up.callee.object?.name))
    )
      return true
  }
  return false
}

/** Refuses words of the interface outside src/words: text between tags, and strings that read as words. */
const inPlace = {
  create(context) {
    const check = (node, text) => {
      const isShown = node.parent.type === 'JSXAttribute' && shown.test(node.parent.name.name)
      const reads = isShown ? /\p{L}/u.test(text) : words.test(text) && !code.test(text)
      if (reads && !isUnseen(node))
        context.report({ node, message: `Write words of the interface in src/words.` })
    }
    return {
      JSXText: (node) =>
        /\p{L}/u.test(node.value) &&
        context.report({ node, message: 'Write words of the interface in src/words.' }),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) =>
        check(node, node.quasis.map(({ value }) => value.cooked).join('0 ')),
    }
  },
}

export default { meta: { name: 'words' }, rules: { 'in-place': inPlace } }
