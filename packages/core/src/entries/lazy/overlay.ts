export { lazyOverlay } from '../../lazy/domains/overlay.lazy.ts'
