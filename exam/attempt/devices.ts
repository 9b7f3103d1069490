import type { Attempt, DeviceState } from './attempt.ts';
import type { LoggedEvent } from './event.ts';
import { mostDevices } from './log-limits.ts';

/**
 * How many lost acknowledgements in a row a device may reckon from: it sends one batch at a time, so a run of this length
 * means that for minutes everything reached us and nothing reached it.
 */
const remembered = 32;

function acknowledge(
  known: DeviceState['acknowledged'],
  number: number,
  at: number,
): DeviceState['acknowledged'] {
  const last = known.at(-1);
  // One acknowledgement answers a whole batch.
  const before = last?.at === at ? known.slice(0, -1) : known;
  return [...before, { number, at }].slice(-remembered);
}

/**
 * Each event copies this record, so it must stay small. A log from before the limit may have more devices: then this drops the
 * one that has been silent longest.
 */
function withRoom(devices: Attempt['devices'], active: string | undefined): Attempt['devices'] {
  const names = Object.keys(devices);
  if (names.length < mostDevices) return { ...devices };
  const heardAt = (name: string): number => devices[name]?.heardAt ?? 0;
  const [oldest] = names
    .filter((name) => name !== active)
    .toSorted((one, other) => heardAt(one) - heardAt(other));
  return Object.fromEntries(Object.entries(devices).filter(([name]) => name !== oldest));
}

/** The later device has the test from here on; the earlier one may still bring what it had not sent. */
export function takeOver(attempt: Attempt, device: string, logged: LoggedEvent): Attempt {
  const { seq, at, receivedAt } = logged;
  const known = attempt.devices[device];
  const number = known?.number ?? 0;
  const taken: DeviceState = {
    number,
    madeAt: at,
    heardAt: receivedAt,
    acknowledged: acknowledge(known?.acknowledged ?? [], number, receivedAt),
  };
  const before = attempt.active === undefined ? undefined : attempt.devices[attempt.active];
  const devices = known ? { ...attempt.devices } : withRoom(attempt.devices, attempt.active);
  if (before && attempt.active !== undefined) {
    devices[attempt.active] = { ...before, lostSeq: before.lostSeq ?? seq };
  }
  devices[device] = taken;
  return { ...attempt, devices, active: device };
}

/** Notes what a device's event tells about the device itself, be the event applied or superseded. */
export function hearDevice(attempt: Attempt, { sender, at, receivedAt }: LoggedEvent): Attempt {
  const known = sender && attempt.devices[sender.device];
  if (!known) return attempt;
  const heard: DeviceState = {
    ...known,
    number: sender.number,
    madeAt: Math.max(known.madeAt, at),
    heardAt: receivedAt,
    acknowledged: acknowledge(known.acknowledged, sender.number, receivedAt),
  };
  return { ...attempt, devices: { ...attempt.devices, [sender.device]: heard } };
}
