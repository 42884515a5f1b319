import type { Player } from './player.ts'

/** These run in the page and can use nothing else of this file. */
export type Tools = {
  make(presentation?: string): Player
  loaded(): Promise<Player>
  next(player: Player, type: string): Promise<Event>
  equal(is: unknown, should: unknown, what?: string): void
  ids: { silent: string; voiced: string; missing: string }
}

type Check = (tools: Tools) => unknown

const order = (first: string, second: string) =>
  `async ({ make, next, equal, ids }) => {
    const player = make(ids.silent)
    const types = []
    for (const type of ['${first}', '${second}']) player.addEventListener(type, () => types.push(type))
    void player.play()
    await next(player, '${second}')
    equal(types, ['${first}', '${second}'])
  }`

const during = (type: string, least: number) =>
  `async ({ make, next, equal, ids }) => {
    const player = make(ids.silent)
    let state = -1
    player.addEventListener('${type}', () => (state = player.readyState), { once: true })
    void player.play()
    await next(player, '${type}')
    equal(state >= ${least}, true, 'readyState ' + state)
  }`

const fires = (type: string, isAutoplay = false) =>
  `async ({ make, next, ids }) => {
    const player = make(ids.silent)
    player.autoplay = ${isAutoplay}
    const happened = next(player, '${type}')
    ${isAutoplay ? '' : 'void player.play()'}
    await happened
  }`

const volume: Check = ({ make, equal }) => {
  const player = make()
  equal(player.volume >= 0 && player.volume <= 1, true)
  for (const value of [0.5, 0, 1]) {
    player.volume = value
    equal(player.volume, value)
  }
  for (const value of [-1.1, 1.1])
    try {
      player.volume = value
      equal('taken', 'refused')
    } catch (error) {
      equal((error as DOMException).code, 1)
    }
}

/** Keyed by the path in web-platform-tests, below html/semantics/embedded-content/media-elements. */
export const applying: Record<string, Check | string> = {
  'audio_volume_check.html': volume,
  'video_volume_check.html': volume,
  'audio_loop_base.html': async ({ loaded, next, equal }) => {
    const player = await loaded()
    player.loop = true
    player.currentTime = player.duration - 0.2
    void player.play()
    await next(player, 'seeked')
    await next(player, 'seeked')
    equal([player.currentTime < 2, player.ended, player.paused], [true, false, false])
  },
  'event_canplay.html': fires('canplay', true),
  'event_canplay_noautoplay.html': fires('canplay'),
  'event_canplaythrough.html': fires('canplaythrough', true),
  'event_canplaythrough_noautoplay.html': fires('canplaythrough'),
  'event_loadeddata.html': fires('loadeddata', true),
  'event_loadeddata_noautoplay.html': fires('loadeddata'),
  'event_loadedmetadata.html': fires('loadedmetadata', true),
  'event_loadedmetadata_noautoplay.html': fires('loadedmetadata'),
  'event_loadstart.html': fires('loadstart', true),
  'event_loadstart_noautoplay.html': fires('loadstart'),
  'event_pause_noautoplay.html': async ({ loaded, next }) => {
    const player = await loaded()
    await player.play()
    const paused = next(player, 'pause')
    player.pause()
    await paused
  },
  'event_play.html': fires('play', true),
  'event_play_noautoplay.html': fires('play'),
  'event_playing.html': fires('playing', true),
  'event_playing_noautoplay.html': fires('playing'),
  'event_timeupdate.html': fires('timeupdate', true),
  'event_timeupdate_noautoplay.html': fires('timeupdate'),
  'event_order_canplay_canplaythrough.html': order('canplay', 'canplaythrough'),
  'event_order_canplay_playing.html': order('canplay', 'playing'),
  'event_order_durationchange_resize_loadedmetadata.html': order('durationchange', 'loadedmetadata'),
  'event_order_loadedmetadata_loadeddata.html': order('loadedmetadata', 'loadeddata'),
  'paused_false_during_play.html': async ({ loaded, next, equal }) => {
    const player = await loaded()
    void player.play()
    await next(player, 'play')
    equal(player.paused, false)
  },
  'paused_true_during_pause.html': async ({ loaded, next, equal }) => {
    const player = await loaded()
    await player.play()
    player.pause()
    await next(player, 'pause')
    equal(player.paused, true)
  },
  'readyState_during_canplay.html': during('canplay', 3),
  'readyState_during_canplaythrough.html': during('canplaythrough', 4),
  'readyState_during_loadeddata.html': during('loadeddata', 2),
  'readyState_during_loadedmetadata.html': during('loadedmetadata', 1),
  'readyState_during_playing.html': during('playing', 3),
  'readyState_initial.html': ({ make, equal }) => {
    const player = make()
    equal([player.readyState, player.HAVE_NOTHING, player.HAVE_ENOUGH_DATA], [0, 0, 4])
  },
  'error-codes/error.html': async ({ make, next, equal, ids }) => {
    const player = make(ids.missing)
    equal(player.error, null)
    await next(player, 'error')
    equal(player.error?.code, 4)
  },
  'offsets-into-the-media-resource/currentTime.html': async ({ make, loaded, equal }) => {
    const early = make()
    equal(early.currentTime, 0)
    early.currentTime = Number.MAX_VALUE
    equal([early.currentTime, early.seeking], [Number.MAX_VALUE, false])
    for (const time of [1, 0.12345678912367891]) {
      const player = await loaded()
      equal(player.seeking, false)
      player.currentTime = time
      equal([player.currentTime, player.seeking], [time, true])
    }
    const player = await loaded()
    player.currentTime = Number.MAX_VALUE
    equal([player.currentTime === player.duration, player.seeking], [true, true])
  },
  'offsets-into-the-media-resource/currentTime-move-within-document.html': async ({ loaded, next, equal }) => {
    const player = await loaded()
    player.currentTime = 2.5
    await next(player, 'seeked')
    document.body.prepend(player)
    equal(player.currentTime, 2.5)
    await Promise.resolve()
    equal(player.currentTime, 2.5)
  },
  'offsets-into-the-media-resource/duration.html': ({ make, equal }) => equal(make().duration, Number.NaN),
  'playing-the-media-resource/loop.html': ({ make, equal }) => {
    const player = make()
    equal(player.loop, false)
    player.loop = true
    equal([player.loop, player.getAttribute('loop')], [true, ''])
    player.removeAttribute('loop')
    equal(player.loop, false)
  },
  'playing-the-media-resource/loop-from-ended.tentative.html': async ({ loaded, next, equal }) => {
    const player = await loaded()
    player.currentTime = player.duration - 0.2
    void player.play()
    await next(player, 'ended')
    equal([player.ended, player.paused, player.currentTime], [true, true, player.duration])
    player.loop = true
    equal([player.ended, player.paused], [false, true])
    void player.play()
    await next(player, 'seeked')
    equal([player.paused, player.ended, player.currentTime < player.duration], [false, false, true])
  },
  'playing-the-media-resource/pause-move-within-document.html': async ({ loaded, equal }) => {
    const player = await loaded()
    await player.play()
    document.body.prepend(player)
    equal(player.paused, false)
    await Promise.resolve()
    equal(player.paused, false)
  },
  'playing-the-media-resource/pause-remove-from-document.html': async ({ loaded, next, equal }) => {
    const player = await loaded()
    await player.play()
    player.currentTime = 3
    const paused = next(player, 'pause')
    player.remove()
    equal(player.paused, false)
    await paused
    equal(player.paused, true)
    document.body.append(player)
    await Promise.resolve()
    equal([player.paused, Math.floor(player.currentTime)], [true, 3])
  },
  'playing-the-media-resource/playbackRate.html': async ({ make, next, equal }) => {
    equal(make().playbackRate, 1)
    for (const rate of [3, 100, -3, -100, 0, -1]) {
      const player = make()
      try {
        player.playbackRate = rate
        await next(player, 'ratechange')
        equal(player.playbackRate, rate)
      } catch (error) {
        equal([(error as Error).name, player.playbackRate], ['NotSupportedError', 1])
      }
    }
  },
  'seeking/seek-to-currentTime.html': async ({ loaded, next, equal }) => {
    const player = await loaded()
    const types: string[] = []
    for (const type of ['seeking', 'timeupdate', 'seeked'])
      player.addEventListener(type, () => types.push(player.seeking && type !== 'seeking' ? `${type} early` : type))
    player.currentTime = Number(player.currentTime)
    equal(player.seeking, true)
    await next(player, 'seeked')
    equal(types, ['seeking', 'timeupdate', 'seeked'])
  },
  'seeking/seek-to-max-value.htm': async ({ loaded, next, equal }) => {
    const player = await loaded()
    player.currentTime = Number.MAX_VALUE
    equal([player.seeking, player.currentTime === player.duration], [true, true])
    await next(player, 'seeked')
    equal([player.seeking, player.currentTime === player.duration], [false, true])
  },
  'seeking/seek-to-negative-time.htm': async ({ loaded, next, equal }) => {
    const player = await loaded()
    player.currentTime = -2.5
    await next(player, 'seeked')
    equal(player.currentTime, 0)
  },
  'user-interface/muted.html': async ({ make, equal }) => {
    const set = (player: Player, isMuted: boolean, hasAttribute: boolean) => {
      for (const value of [isMuted, !isMuted, isMuted]) {
        if (value !== player.muted) player.muted = value
        equal([player.muted, player.hasAttribute('muted')], [value, hasAttribute])
      }
    }
    set(make(), false, false)
    document.body.insertAdjacentHTML('beforeend', '<porchlight-player muted></porchlight-player>')
    const parsed = document.body.lastElementChild as Player
    set(parsed, true, true)
    parsed.muted = false
    parsed.setAttribute('presentation', 'none')
    await parsed.updateComplete
    equal(parsed.muted, false)
    parsed.remove()
  },
}

/** The other tests of that folder, each with the reason why a presentation cannot pass it. */
export const notApplying: Record<string, string> = {
  'canPlayType_*, mime-types/': 'A page chooses a presentation, not a type of file.',
  'currentSrc_*, location-of-the-media-resource/': 'There are many files behind one presentation.',
  'loading-the-media-resource/, src_*, source_*, error-sequence.html':
    'There are no sources to choose from; `play()` with nothing to play rejects at once instead of waiting for one.',
  'networkState_*, event_progress*, event_order_loadstart_progress.html, preload_*':
    'Pictures, sounds and words come each by a way of their own, so that one state of the network says nothing.',
  'interfaces/TextTrack*, interfaces/TrackEvent/, track/, ready-states/autoplay-with-slow-text-tracks.html, autoplay-with-broken-track.html':
    'The track is one of the browser’s own; its cues come from the words of the slides, not from a file.',
  'controlsList.tentative.html, audio_controls_present-manual.html, video_controls_present-manual.html, user-interface/activation-behavior.html':
    'The controls are the player’s own.',
  'autoplay-*-policy*, autoplay-supported-by-permissions-policy.html, ready-states/autoplay*':
    'Whether sound may start is for the sound inside, which asks the browser itself.',
  'media_fragment_seek.html, video_initially_paused.html, video_size_preserved_after_ended.html, intrinsic_sizes.htm':
    'A presentation has no address of a file with a fragment and no size of its own; `start` is where it begins.',
  'playing-the-media-resource/fragmented-mp4-end.html, remove_from_document-video.html, pause-move-to-other-document.html, play-in-detached-document.html':
    'They are about files, and about documents without a window, in which no element is upgraded.',
  'audio_muted_*-manual.html, audio_volume_*-manual.html, user-interface/muted-playbackrate.tentative.html':
    'They are for ears.',
  'user-interface/muted.html, script-created': 'The attribute counts where an element is inserted for the first time.',
}
