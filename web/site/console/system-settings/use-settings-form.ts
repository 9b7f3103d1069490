import type { Settings } from '@bac/contract/site/settings.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { useSaving } from '../../../api/use-saving.ts';
import { problemsOf } from './problems-of.ts';

function pick<Name extends keyof Settings>(all: Settings, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Settings, Name>;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export type SettingsForm<Name extends keyof Settings = keyof Settings> = ReturnType<
  typeof useSettingsForm<Name>
>;

/**
 * The form of some of the settings, saved together. It sends the version the editor saw (optimistic concurrency) and returns
 * both versions on a conflict.
 */
export function useSettingsForm<Name extends keyof Settings>(
  stored: Settings,
  names: readonly Name[],
) {
  const [base, setBase] = useState(() => pick(stored, names));
  const [draft, setDraft] = useState(base);
  const [conflict, setConflict] = useState<Pick<Settings, Name>>();
  const { saving, error, save, reset } = useSaving();
  const [hasTried, setTried] = useState(false);
  const problems = problemsOf(draft);
  const changed = names.filter((name) => !isSame(draft[name], base[name]));

  function setStored(values: Pick<Settings, Name>): void {
    setBase(values);
    setDraft(values);
    setConflict(undefined);
    setTried(false);
  }

  async function send(seen: Pick<Settings, Name>): Promise<void> {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const all = { ...stored, ...draft };
    const before = { ...stored, ...seen };
    const body = { ...trimAll(pick(all, changed)), original: pick(before, changed) };
    await save(async () => {
      try {
        const saved = await call('PATCH /admin/settings', { body, quiet: true });
        setStored(pick(saved, names));
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'CHANGED_MEANWHILE') {
          setConflict(pick(await call('GET /admin/settings'), names));
        }
        throw failure;
      }
    });
  }

  return {
    draft,
    base,
    conflict,
    saving,
    error,
    isDirty: changed.length > 0,
    /** Empty until the first attempt to save, then updated on every change. */
    problems: hasTried ? problems : {},
    change: (part: Partial<Pick<Settings, Name>>) => setDraft({ ...draft, ...part }),
    save: () => void send(base),
    undo: () => {
      setStored(base);
      reset();
    },
    overwrite: () => void send(conflict ?? base),
    acceptStored: () => {
      setStored(conflict ?? base);
      reset();
    },
  };
}

/** Trims every string in a value. */
function trimAll<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, trimAll(inner)]);
  return Object.fromEntries(entries) as Value;
}
