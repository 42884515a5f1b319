declare module 'autocannon' {
  export type Options = {
    url: string
    method: string
    headers: Record<string, string>
    body?: string
    requests: { setupRequest?: (request: object) => object }[]
    idReplacement: boolean
    connections: number
    duration: number
    sampleInt: number
  }
  type Result = { duration: number; errors: number }
  type OnResponse = (client: unknown, status: number, bytes: number, milliseconds: number) => void
  type Run = Promise<Result> & { on(event: 'response', listener: OnResponse): void }

  export default function autocannon(options: Options): Run
}
