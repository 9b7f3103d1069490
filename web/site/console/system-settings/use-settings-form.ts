import type { Settings } from '@bac/contract/site/settings.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import { problemsOf } from './problems-of.ts';

export type Saving =
  | { state: 'unchanged' }
  | { state: 'saving' }
  | { state: 'saved'; at: number }
  | { state: 'failed'; error: ApiError };

function pick<Name extends keyof Settings>(all: Settings, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Settings, Name>;
}

const savedNow = (): Saving => ({ state: 'saved', at: Date.now() });

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export type SettingsForm<Name extends keyof Settings = keyof Settings> = ReturnType<
  typeof useSettingsForm<Name>
>;

/** Some of the settings, edited together and saved by themselves; when somebody was faster, both versions are there to choose from. */
export function useSettingsForm<Name extends keyof Settings>(
  stored: Settings,
  names: readonly Name[],
) {
  const [base, setBase] = useState(() => pick(stored, names));
  const [draft, setDraft] = useState(base);
  const [theirs, setTheirs] = useState<Pick<Settings, Name>>();
  const [saving, setSaving] = useState<Saving>({ state: 'unchanged' });
  const [hasTried, setTried] = useState(false);
  const problems = problemsOf(draft);
  const changed = names.filter((name) => !isSame(draft[name], base[name]));

  function show(values: Pick<Settings, Name>): void {
    setBase(values);
    setDraft(values);
    setTheirs(undefined);
    setTried(false);
  }

  async function send(seen: Pick<Settings, Name>): Promise<void> {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    setSaving({ state: 'saving' });
    const all = { ...stored, ...draft };
    const before = { ...stored, ...seen };
    const body = { ...trimmed(pick(all, changed)), seen: pick(before, changed) };
    try {
      const saved = await orEndSession(call('PATCH /admin/settings', { body, quiet: true }));
      show(pick(saved, names));
      setSaving(savedNow());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaving({ state: 'failed', error });
      if (error.code === 'CHANGED_MEANWHILE') await fetchTheirs();
    }
  }

  const fetchTheirs = async (): Promise<void> =>
    setTheirs(pick(await orEndSession(call('GET /admin/settings')), names));

  return {
    draft,
    base,
    theirs,
    saving,
    isDirty: changed.length > 0,
    /** Told once saving was tried, then as they are mended. */
    problems: hasTried ? problems : {},
    change: (part: Partial<Pick<Settings, Name>>) => setDraft({ ...draft, ...part }),
    save: () => void send(base),
    undo: () => {
      show(base);
      setSaving({ state: 'unchanged' });
    },
    keepMine: () => void send(theirs ?? base),
    takeTheirs: () => {
      show(theirs ?? base);
      setSaving({ state: 'unchanged' });
    },
  };
}

/** The same with no blanks around any of its texts. */
function trimmed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]);
  return Object.fromEntries(entries) as Value;
}
