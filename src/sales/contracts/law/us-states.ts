import { codeOfState } from '../../../core/shared/state-names'

/** The first three digits of ZIP codes; each entry extends to the next one, and `-` means no state. */
const zipPrefixes =
  '005 NY 006 PR 008 VI 009 PR 010 MA 028 RI 030 NH 039 ME 050 VT 055 MA 056 VT 060 CT 070 NJ 090 - 100 NY 150 PA 197 DE 200 DC 201 VA 202 DC 206 MD 220 VA 247 WV 269 - 270 NC 290 SC 300 GA 320 FL 340 - 341 FL 350 AL 370 TN 386 MS 398 GA 400 KY 428 - 430 OH 460 IN 480 MI 500 IA 529 - 530 WI 550 MN 568 - 569 DC 570 SD 578 - 580 ND 589 - 590 MT 600 IL 630 MO 659 - 660 KS 680 NE 694 - 700 LA 715 - 716 AR 730 OK 733 TX 734 OK 750 TX 800 CO 817 - 820 WY 832 ID 839 - 840 UT 848 - 850 AZ 866 - 870 NM 885 TX 886 - 889 NV 899 - 900 CA 962 - 967 HI 969 GU 970 OR 980 WA 995 AK'
    .match(/\d{3} \S+/g)
    ?.map((each) => ({ from: Number(each.slice(0, 3)), state: each.slice(4) })) ?? []

export type Home = { state: string | null; zip: string | null }

export function stateOf({ state, zip }: Home): string | undefined {
  const code = codeOfState(state ?? '')
  if (code) return code
  const prefix = /^\s*(\d{3})\d{2}(?!\d)/.exec(zip ?? '')?.[1]
  const found = prefix && zipPrefixes.findLast(({ from }) => from <= Number(prefix))?.state
  return found && codeOfState(found)
}

const [eastern, central, mountain, pacific] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
]

/** For a state with two time zones, the one whose midnight comes later, because that favors the buyer. */
const zones: Record<string, string> = {
  AL: central,
  AK: 'America/Adak',
  AS: 'Pacific/Pago_Pago',
  AZ: 'America/Phoenix',
  AR: central,
  CA: pacific,
  CO: mountain,
  CT: eastern,
  DC: eastern,
  DE: eastern,
  FL: central,
  GA: eastern,
  GU: 'Pacific/Guam',
  HI: 'Pacific/Honolulu',
  IA: central,
  ID: pacific,
  IL: central,
  IN: central,
  KS: mountain,
  KY: central,
  LA: central,
  MA: eastern,
  MD: eastern,
  ME: eastern,
  MI: central,
  MN: central,
  MO: central,
  MP: 'Pacific/Guam',
  MS: central,
  MT: mountain,
  NC: eastern,
  ND: mountain,
  NE: mountain,
  NH: eastern,
  NJ: eastern,
  NM: mountain,
  NV: pacific,
  NY: eastern,
  OH: eastern,
  OK: central,
  OR: pacific,
  PA: eastern,
  PR: 'America/Puerto_Rico',
  RI: eastern,
  SC: eastern,
  SD: mountain,
  TN: central,
  TX: mountain,
  UT: mountain,
  VA: eastern,
  VI: 'America/Puerto_Rico',
  VT: eastern,
  WA: pacific,
  WI: central,
  WV: eastern,
  WY: mountain,
}

export const homeTimeZone = (home: Home, calendarZone: string | null) =>
  zones[stateOf(home) ?? ''] ?? calendarZone ?? eastern

/** The other zone of states that have two, whose clocks are ahead. */
const laterZones: Record<string, string> = {
  AK: 'America/Anchorage',
  FL: eastern,
  ID: mountain,
  IN: eastern,
  KS: central,
  KY: eastern,
  MI: eastern,
  ND: central,
  NE: central,
  NV: mountain,
  OR: mountain,
  SD: central,
  TN: eastern,
  TX: central,
}

/**
 * All time zones the home may be in. For an unknown state, that is the company's calendar zone, or without a calendar,
 * coast to coast.
 */
export function homeTimeZones(home: Home, calendarZone: string | null): string[] {
  const state = stateOf(home) ?? ''
  const zone = zones[state]
  if (!zone) return calendarZone ? [calendarZone] : [pacific, eastern]
  const later = laterZones[state]
  return later ? [zone, later] : [zone]
}
