export { lazyAuth } from '../../lazy/domains/auth.lazy.ts'
