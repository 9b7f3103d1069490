import type { Attempt, DeviceState } from './attempt.ts';
import type { LoggedEvent } from './event.ts';
import { mostDevices } from './log-limits.ts';

/**
 * How many acknowledgments the server remembers per device. A device sends one batch at a time, so losing this many replies in
 * a row means that for minutes every request arrived and no reply did.
 */
const rememberedAcknowledgments = 32;

function acknowledge(
  acknowledged: DeviceState['acknowledged'],
  number: number,
  at: number,
): DeviceState['acknowledged'] {
  const last = acknowledged.at(-1);
  // One acknowledgment covers a whole batch.
  const earlier = last?.at === at ? acknowledged.slice(0, -1) : acknowledged;
  return [...earlier, { number, at }].slice(-rememberedAcknowledgments);
}

/**
 * Each event copies this record, so it must stay small. A log from before the limit may have more devices; this drops the one
 * that has been silent longest.
 */
function makeRoom(devices: Attempt['devices'], active: string | undefined): Attempt['devices'] {
  const names = Object.keys(devices);
  if (names.length < mostDevices) return { ...devices };
  const heardAt = (name: string): number => devices[name]?.heardAt ?? 0;
  const [oldest] = names
    .filter((name) => name !== active)
    .toSorted((one, other) => heardAt(one) - heardAt(other));
  return Object.fromEntries(Object.entries(devices).filter(([name]) => name !== oldest));
}

/** The device becomes the active one. The previous device may still deliver events that it had not sent yet. */
export function takeOver(attempt: Attempt, device: string, logged: LoggedEvent): Attempt {
  const { seq, at, receivedAt } = logged;
  const earlier = attempt.devices[device];
  const number = earlier?.number ?? 0;
  const state: DeviceState = {
    number,
    madeAt: at,
    heardAt: receivedAt,
    acknowledged: acknowledge(earlier?.acknowledged ?? [], number, receivedAt),
  };
  const previous = attempt.active === undefined ? undefined : attempt.devices[attempt.active];
  const devices = earlier ? { ...attempt.devices } : makeRoom(attempt.devices, attempt.active);
  if (previous && attempt.active !== undefined) {
    devices[attempt.active] = { ...previous, lostSeq: previous.lostSeq ?? seq };
  }
  devices[device] = state;
  return { ...attempt, devices, active: device };
}

/** Updates the state of the device that sent an event, whether the event was applied or superseded. */
export function updateDevice(attempt: Attempt, { sender, at, receivedAt }: LoggedEvent): Attempt {
  const device = sender && attempt.devices[sender.device];
  if (!device) return attempt;
  const updated: DeviceState = {
    ...device,
    number: sender.number,
    madeAt: Math.max(device.madeAt, at),
    heardAt: receivedAt,
    acknowledged: acknowledge(device.acknowledged, sender.number, receivedAt),
  };
  return { ...attempt, devices: { ...attempt.devices, [sender.device]: updated } };
}
