import { standardOfficeHours } from '@bac/contract/tickets/office-hours.ts';
import { describe, expect, it } from 'vitest';
import {
  withAnswer,
  withEarlierAnswer,
  withState,
  minutesLeft,
  startClocks,
  withPriority,
} from './clocks.ts';

/** A time in Vietnam; November 12 is a Thursday. */
const at = (moment: string): Date => new Date(`${moment}:00+07:00`);

describe('the clocks of a ticket', () => {
  const opened = at('2026-11-12T09:00');
  const started = startClocks(standardOfficeHours, 'high', opened);

  it('are due for the first answer, then for the resolution, in office hours', () => {
    expect(started.dueAt).toEqual(at('2026-11-12T13:00'));
    const then = withState(
      standardOfficeHours,
      withAnswer(standardOfficeHours, started, at('2026-11-12T10:00')),
      'open',
      at('2026-11-12T10:00'),
    );
    expect(then.dueAt).toEqual(at('2026-11-13T15:00'));
    expect(withAnswer(standardOfficeHours, then, at('2026-11-12T16:00')).firstAnswerAt).toEqual(
      at('2026-11-12T10:00'),
    );
  });

  it('pause while it is the person’s turn, and then continue with the time that was left', () => {
    const afterAnswer = withAnswer(standardOfficeHours, started, at('2026-11-12T10:00'));
    const waiting = withState(standardOfficeHours, afterAnswer, 'waiting', at('2026-11-12T10:00'));
    expect(waiting.dueAt).toBeNull();
    // The clocks were paused for a day and two office hours.
    const back = withState(standardOfficeHours, waiting, 'open', at('2026-11-13T12:00'));
    expect(back.dueAt).toEqual(at('2026-11-16T13:00'));
    expect(back.pausedAt).toBeNull();
  });

  it('pause before the first answer too', () => {
    const closed = withState(standardOfficeHours, started, 'closed', at('2026-11-12T10:00'));
    expect(closed.dueAt).toBeNull();
    // Three of the four hours are left, whenever the ticket is reopened.
    const back = withState(standardOfficeHours, closed, 'open', at('2026-11-13T12:00'));
    expect(back.dueAt).toEqual(at('2026-11-13T15:00'));
    expect(back.resolutionDueAt).toEqual(at('2026-11-16T13:00'));
    const waiting = withState(standardOfficeHours, started, 'waiting', at('2026-11-12T10:00'));
    const answer = withAnswer(standardOfficeHours, waiting, at('2026-11-13T12:00'));
    expect(answer.firstAnswerDueAt).toEqual(back.firstAnswerDueAt);
    // The paused time is added to each clock once.
    const open = withState(standardOfficeHours, answer, 'open', at('2026-11-13T12:00'));
    expect(open.firstAnswerDueAt).toEqual(back.firstAnswerDueAt);
    expect(open.dueAt).toEqual(back.resolutionDueAt);
  });

  it('count the earlier first answer of two merged conversations', () => {
    const early = at('2026-11-12T09:30');
    const late = at('2026-11-12T11:00');
    expect(withEarlierAnswer(started, null)).toEqual(started);
    expect(withEarlierAnswer(started, early)).toMatchObject({
      state: 'open',
      firstAnswerAt: early,
      dueAt: started.resolutionDueAt,
    });
    expect(
      withEarlierAnswer(withAnswer(standardOfficeHours, started, late), early).firstAnswerAt,
    ).toEqual(early);
    expect(
      withEarlierAnswer(withAnswer(standardOfficeHours, started, early), late).firstAnswerAt,
    ).toEqual(early);
  });

  it('keep when the ticket was resolved until it is reopened', () => {
    const resolved = withState(standardOfficeHours, started, 'resolved', at('2026-11-12T11:00'));
    const closed = withState(standardOfficeHours, resolved, 'closed', at('2026-11-13T11:00'));
    expect(closed.resolvedAt).toEqual(at('2026-11-12T11:00'));
    expect(
      withState(standardOfficeHours, closed, 'open', at('2026-11-13T12:00')).resolvedAt,
    ).toBeNull();
  });

  it('are recomputed from the start when the priority changes, with the paused time', () => {
    const waiting = withState(standardOfficeHours, started, 'waiting', at('2026-11-12T10:00'));
    const back = withState(standardOfficeHours, waiting, 'open', at('2026-11-12T12:00'));
    const urgent = withPriority(standardOfficeHours, back, ['high', 'urgent'], opened);
    expect(urgent.firstAnswerDueAt).toEqual(at('2026-11-12T12:00'));
    expect(urgent.resolutionDueAt).toEqual(at('2026-11-13T09:00'));
  });

  it('show the minutes left, negative after the due time', () => {
    expect(minutesLeft(standardOfficeHours, at('2026-11-12T13:00'), at('2026-11-12T12:30'))).toBe(
      30,
    );
    expect(minutesLeft(standardOfficeHours, at('2026-11-12T17:30'), at('2026-11-13T08:30'))).toBe(
      -60,
    );
  });

  it('never show zero minutes: positive before the due time, negative after it, even outside office hours', () => {
    const due = at('2026-11-12T18:00');
    expect(minutesLeft(standardOfficeHours, due, due)).toBe(1);
    expect(minutesLeft(standardOfficeHours, due, new Date(due.getTime() - 1000))).toBe(1);
    expect(minutesLeft(standardOfficeHours, due, new Date(due.getTime() + 1))).toBe(-1);
    expect(minutesLeft(standardOfficeHours, due, at('2026-11-13T07:00'))).toBe(-1);
    expect(minutesLeft(standardOfficeHours, at('2026-11-13T08:00'), at('2026-11-12T20:00'))).toBe(
      1,
    );
  });
});
