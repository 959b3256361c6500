export { createLoadedStore } from '../../lazy/createLoadedStore.ts'
