import type { PorchlightPlayerElement } from '@porchlight/player'
import { PorchlightPlayer } from '@porchlight/player/react'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

declare const given: { server: string; presentation: string }

const told: string[] = []
Object.assign(globalThis, { told })

function Page() {
  const player = useRef<PorchlightPlayerElement>(null)
  const [slide, setSlide] = useState<number | null>(null)
  const [isShown, setShown] = useState(true)
  const playSecond = async () => {
    await player.current?.play()
    player.current?.goTo(1)
    told.push(`volume ${player.current?.volume}`)
  }
  return (
    <>
      {isShown && (
        <PorchlightPlayer
          {...given}
          className="talk"
          ref={player}
          volume={0.3}
          onPlay={() => told.push('play')}
          onSlideChange={({ detail }) => {
            told.push(`slidechange ${detail.slide}`)
            setSlide(detail.slide)
          }}
        />
      )}
      <p>On slide {slide === null ? '…' : slide + 1}</p>
      <button type="button" onClick={playSecond}>
        From outside
      </button>
      <button type="button" onClick={() => setShown(false)}>
        Take it away
      </button>
    </>
  )
}

createRoot(document.querySelector('#root') as Element).render(<Page />)

// @ts-expect-error: a presentation is needed.
export const without = <PorchlightPlayer server="https://elsewhere.example" />
