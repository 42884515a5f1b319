import type { PdfLibrary } from '../../core/vendor-modules'

type Engine = Parameters<InstanceType<PdfLibrary['TSTInfo']>['verify']>[1]

/** The library of PDF sets one for all, of which not every digest works. The types of workerd are not those of browsers. */
export const engineOf = ({ CryptoEngine }: PdfLibrary) =>
  new CryptoEngine({ name: 'workerd', crypto }) as unknown as Engine
