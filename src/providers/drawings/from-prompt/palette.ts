import type { Stop } from '../kit.ts'
import type { Scene } from './read-prompt.ts'

export type Palette = {
  sky: readonly Stop[]
  cloud: string
  light: string
  /** Pairs of top and bottom colour, from the farthest hill to the nearest. */
  land: readonly (readonly [string, string])[]
  woods: readonly [string, string]
  leaf: readonly [string, string]
  wall: readonly [string, string]
  rim: string
  isDark: boolean
}

const byHour: Record<Scene['hour'], Omit<Palette, 'land' | 'woods' | 'leaf'>> = {
  dawn: {
    sky: ['#4a6a90', ['#8ea0b6', 1, 0.25], ['#d4b3ab', 1, 0.45], ['#f0c49a', 1, 0.6], '#fdeccf'],
    cloud: '#fff0d6',
    light: '#fdeccf',
    wall: ['#e4d2bf', '#b79c96'],
    rim: '#fff0cf',
    isDark: false,
  },
  day: {
    sky: ['#3f7fb5', ['#7fb0d3', 1, 0.35], ['#c4dcea', 1, 0.6], '#eef3ee'],
    cloud: '#ffffff',
    light: '#fffbe8',
    wall: ['#efe4d2', '#c9b8a6'],
    rim: '#fffdf2',
    isDark: false,
  },
  dusk: {
    sky: ['#26355a', ['#56506f', 1, 0.2], ['#8d6c83', 1, 0.34], ['#c98a83', 1, 0.46], ['#f0b58c', 1, 0.58], '#f8c67c'],
    cloud: '#ffd9b0',
    light: '#f8c67c',
    wall: ['#d9bfae', '#a98d8f'],
    rim: '#ffdca8',
    isDark: false,
  },
  night: {
    sky: ['#0b1226', '#16213f', '#2b3860', ['#465078', 1, 0.72], '#6c6a90'],
    cloud: '#5b678f',
    light: '#dfe6ff',
    wall: ['#8f879d', '#5f5d7a'],
    rim: '#8d9cc0',
    isDark: true,
  },
}

const storm: Record<Scene['hour'], readonly Stop[]> = {
  dawn: ['#3a4a60', '#5a6878', ['#8d939a', 1, 0.6], '#c4beb4'],
  day: ['#4a5a6c', '#6a7a88', ['#98a2a8', 1, 0.6], '#c9cdca'],
  dusk: ['#22304b', '#3d4f68', ['#71808c', 1, 0.6], '#b9a79a'],
  night: ['#070c1a', '#101a2e', '#22304b', '#3d4f68'],
}

type Ground = {
  land: readonly (readonly [string, string])[]
  woods: readonly [string, string]
  leaf: readonly [string, string]
}

const bySeason: Record<Scene['season'], Ground> = {
  spring: {
    land: [
      ['#9fb08c', '#7f9a7c'],
      ['#86a56f', '#5f8a5f'],
      ['#7fae63', '#3f7050'],
    ],
    woods: ['#7d9476', '#4d6f58'],
    leaf: ['#4f7a4c', '#a9c97e'],
  },
  summer: {
    land: [
      ['#94a57f', '#738f6c'],
      ['#78955a', '#52764d'],
      ['#6f9a4d', '#335f40'],
    ],
    woods: ['#6c8466', '#3f5f4a'],
    leaf: ['#2f5b3c', '#83a863'],
  },
  autumn: {
    land: [
      ['#b79a78', '#977c68'],
      ['#a98a58', '#7d6a4c'],
      ['#9a8a50', '#5a5a3c'],
    ],
    woods: ['#9a7758', '#6d5140'],
    leaf: ['#8a4a26', '#e0a04c'],
  },
  winter: {
    land: [
      ['#d5dde6', '#b4c0d0'],
      ['#e3e9ef', '#bccadb'],
      ['#f2f5f8', '#c4d0de'],
    ],
    woods: ['#8d9cac', '#5a6b7e'],
    leaf: ['#5e6f7c', '#e6edf2'],
  },
}

export const dimmed = (color: string) =>
  `#${[1, 3, 5]
    .map((at, place) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * (place === 2 ? 0.55 : 0.36)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

export function paletteOf({ hour, season, weather }: Scene): Palette {
  const light = byHour[hour]
  const ground = bySeason[season]
  const at = (color: string) => (hour === 'night' ? dimmed(color) : color)
  const both = ([one, other]: readonly [string, string]) => [at(one), at(other)] as const
  return {
    ...light,
    sky: weather === 'clear' || weather === 'snow' ? light.sky : storm[hour],
    cloud: weather === 'clear' ? light.cloud : hour === 'night' ? '#26344f' : '#5d6b7d',
    land: ground.land.map(both),
    woods: both(ground.woods),
    leaf: both(ground.leaf),
  }
}
