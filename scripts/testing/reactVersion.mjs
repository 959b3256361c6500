// Setup file of the tests that run on an older React. With REACT_ALIAS set to `18`, every import of `react` and
// `react-dom`, also from a dependency, loads the packages `react-18` and `react-dom-18` instead.
import { registerHooks } from 'node:module'

const suffix = process.env.REACT_ALIAS

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    return { ...found, url: found.url.replace(/\/node_modules\/(react|react-dom)\//, `/node_modules/$1-${suffix}/`) }
  },
})
