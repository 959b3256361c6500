import { sampleOf } from '../store/machineSample.fixture.ts'
import { toastsMachine } from './toasts.machine.ts'

export const sample = sampleOf(toastsMachine, undefined, [
  { type: 'toast.show', toast: { code: 'network' } },
  { type: 'toast.dismiss', id: 1 },
  { type: 'toasts.pause' },
  { type: 'toasts.resume' },
])
