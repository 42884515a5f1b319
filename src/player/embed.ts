import type { PorchlightPlayerElement } from '../../packages/player/src/index'
import { PorchlightPlayer } from './player'

const element: new () => PorchlightPlayerElement = PorchlightPlayer

// A page may include the script twice, and defining an element twice throws.
if (!customElements.get('porchlight-player')) customElements.define('porchlight-player', element)
