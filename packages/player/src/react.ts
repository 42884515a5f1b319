import { createElement, type HTMLAttributes, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { PorchlightPlayerElement, PorchlightPlayerOwnEventMap } from './index.js'

const types = {
  onAbort: 'abort',
  onLoadStart: 'loadstart',
  onDurationChange: 'durationchange',
  onLoadedMetadata: 'loadedmetadata',
  onLoadedData: 'loadeddata',
  onCanPlay: 'canplay',
  onCanPlayThrough: 'canplaythrough',
  onPlay: 'play',
  onPlaying: 'playing',
  onPause: 'pause',
  onWaiting: 'waiting',
  onTimeUpdate: 'timeupdate',
  onSeeking: 'seeking',
  onSeeked: 'seeked',
  onVolumeChange: 'volumechange',
  onRateChange: 'ratechange',
  onEnded: 'ended',
  onEmptied: 'emptied',
  onError: 'error',
  onSlideChange: 'slidechange',
  onQuestion: 'question',
  onAction: 'action',
} as const

type Types = typeof types
type Handlers = { [Name in keyof Types]?: (event: PorchlightPlayerOwnEventMap[Types[Name]]) => void }
type Settings = Partial<
  Pick<PorchlightPlayerElement, 'autoplay' | 'loop' | 'muted' | 'start' | 'volume' | 'playbackRate'>
>

export type PorchlightPlayerProps = Omit<HTMLAttributes<PorchlightPlayerElement>, keyof Handlers> &
  Handlers &
  Settings & { presentation: string; server: string; ref?: Ref<PorchlightPlayerElement> }

/** `<porchlight-player>` with its settings as props and its events as handlers. */
export function PorchlightPlayer({ ref, presentation, server, ...props }: PorchlightPlayerProps) {
  const { autoplay, loop, muted, start, volume, playbackRate, ...rest } = props
  const element = useRef<PorchlightPlayerElement>(null)
  const latest = useRef<Handlers>(props)
  useImperativeHandle(ref, () => element.current as PorchlightPlayerElement, [])

  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const settings = Object.entries({ autoplay, loop, muted, start, volume, playbackRate })
    Object.assign(element.current ?? {}, Object.fromEntries(settings.filter(([, value]) => value !== undefined)))
  }, [autoplay, loop, muted, start, volume, playbackRate])
  useEffect(() => {
    const stop = new AbortController()
    for (const [name, type] of Object.entries(types)) {
      const tell = (event: Event) =>
        (latest.current[name as keyof Types] as ((event: Event) => void) | undefined)?.(event)
      element.current?.addEventListener(type, tell, { signal: stop.signal })
    }
    // The import is inside the effect, because a server has no elements.
    void import('./index.js')
    return () => stop.abort()
  }, [])

  const attributes = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in types)))
  return createElement('porchlight-player', { ...attributes, presentation, server, ref: element })
}
