import { consoleLine } from './console'
import { email } from './email'
import type { Sender } from './sender'
import { slack } from './slack'
import { webhook } from './webhook'

export const channels = { webhook, email, slack, console: consoleLine } satisfies Record<string, Sender>

export type Channel = keyof typeof channels

export const channelNames = Object.keys(channels) as [Channel, ...Channel[]]
