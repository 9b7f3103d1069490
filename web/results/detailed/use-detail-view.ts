import type { ReadyReport } from '@bac/contract/results.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { rowsOf, type DetailRow } from './rows.ts';
import { readSettings, writeSettings, type Settings } from './settings.ts';
import { viewOf, type View } from './view.ts';

interface DetailView {
  all: DetailRow[];
  view: View;
  /** The id of the open row. */
  open: string | undefined;
  /** Another page, unless the change names one, is the first; an open row closes. */
  change: (changed: Partial<Settings>) => void;
  /** Opens it, or closes it where it is open. */
  toggle: (id: string) => void;
}

/** Filters, order, page and the open row stand in the address: a link leads to them and a reload keeps them. */
export function useDetailView(report: ReadyReport): DetailView {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [language] = useLanguage();
  const all = useMemo(() => rowsOf(report), [report]);
  const wanted = all.find(({ id }) => `#${id}` === hash)?.id;
  const settings = useMemo(() => readSettings(search), [search]);
  const view = useMemo(
    () => viewOf(all, settings, language, wanted),
    [all, settings, language, wanted],
  );
  const isOwnMove = useRef(false);
  // What was chosen last, also before the page has been drawn with it: two choices in one moment both count.
  const latest = useRef(view.settings);
  useEffect(() => {
    latest.current = view.settings;
  }, [view.settings]);

  useEffect(() => {
    const isAsked = wanted !== undefined && !isOwnMove.current;
    isOwnMove.current = false;
    if (!isAsked) return;
    const row = document.getElementById(wanted);
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
  }, [wanted]);

  const go = (next: Settings, id?: string): void => {
    isOwnMove.current = id !== undefined;
    latest.current = next;
    void navigate(
      { search: writeSettings(search, next), hash: id === undefined ? '' : `#${id}` },
      { replace: true, preventScrollReset: true },
    );
  };
  const open = report.isOwn ? wanted : undefined;
  return {
    all,
    view,
    open,
    change: (changed) => go({ ...latest.current, page: 1, ...changed }),
    toggle: (id) => go(latest.current, id === open ? undefined : id),
  };
}
