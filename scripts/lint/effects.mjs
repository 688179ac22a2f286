/**
 * Refuses an effect of React that returns anything but a function or the name of one. React calls
 * what an effect returns when it cleans up; `() => element.scrollIntoView()` returned nothing until
 * Chromium made it return a promise, and the form around it crashed.
 */
const cleanUp = {
  create(context) {
    const effects = /^use(?:Layout|Insertion)?Effect$/
    const isEffect = ({ parent }) =>
      parent.type === 'CallExpression' &&
      effects.test((parent.callee.property ?? parent.callee).name)
    const around = []
    const check = (returned) => {
      if (around.at(-1) && returned && !/^Identifier$|Function/.test(returned.type))
        context.report({ node: returned, message: 'Return a function from an effect, or nothing.' })
    }
    const enter = (node) => {
      around.push(isEffect(node))
      if (node.body.type !== 'BlockStatement') check(node.body)
    }
    const leave = () => around.pop()
    return {
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      ReturnStatement: ({ argument }) => check(argument),
    }
  },
}

export default { meta: { name: 'effects' }, rules: { 'clean-up': cleanUp } }
