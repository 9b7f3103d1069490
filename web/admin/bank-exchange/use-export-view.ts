import { sections } from '@bac/exam/item/section.ts';
import { domains, skills } from '@bac/exam/item/taxonomy.ts';
import { addressSettings } from '../../ui/address/address-settings.ts';
import { oneOf, someOf, words, yesOrNo } from '../../ui/address/setting.ts';
import { useAddressSettings } from '../../ui/address/use-address-settings.ts';
import { useListView } from '../../ui/table/use-list-view.ts';
import { difficulties, exchangeFormats, itemFlags, itemStates, responseKinds } from './kinds.ts';

/** Under the names the list of questions has for them, so that its address leads here with all it shows. */
const filters = {
  status: someOf(itemStates),
  section: someOf(sections),
  domain: someOf(domains),
  skill: someOf(skills),
  type: words,
  difficulty: someOf(difficulties),
  kind: someOf(responseKinds),
  flagged: yesOrNo,
  flag: someOf(itemFlags),
  gaps: yesOrNo,
};

const settings = addressSettings({ format: oneOf(exchangeFormats), ids: words });

const nothing = {
  search: '',
  status: [],
  section: [],
  domain: [],
  skill: [],
  type: '',
  difficulty: [],
  kind: [],
  flagged: false,
  flag: [],
  gaps: false,
} as const;

/** What goes out and how, kept in the address. */
export function useExportView() {
  const view = useListView({ filters });
  const [{ format, ids }, change] = useAddressSettings(settings);
  const { page: _page, size: _size, sort: _sort, ...query } = view.query;
  return {
    ...view,
    query,
    format,
    setFormat: (chosen: (typeof exchangeFormats)[number]) => change({ format: chosen }),
    /** Those chosen in the list; none where the filters alone decide. */
    ids: ids === '' ? [] : ids.split(','),
    isFiltered: Object.keys(query).length > 0,
    clear: () => {
      view.set(nothing);
      change({ ids: '' });
    },
  };
}

export type ExportView = ReturnType<typeof useExportView>;
