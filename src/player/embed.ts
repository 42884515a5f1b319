import { PorchlightPlayer } from './player'

// A page may carry the script twice.
if (!customElements.get('porchlight-player')) customElements.define('porchlight-player', PorchlightPlayer)
