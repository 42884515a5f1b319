declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}

/** Replaced by the build: `[define]` in wrangler.toml. */
declare const LOCAL_SPEECH: boolean
