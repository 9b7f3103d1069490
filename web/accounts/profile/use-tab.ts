import { useSearchParams } from 'react-router';

export const tabNames = [
  'overview',
  'edit',
  'security',
  'achievements',
  'activity',
  'data',
] as const;

export type TabName = (typeof tabNames)[number];

export const tabPath = (name: TabName): string => `/profile?tab=${name}`;

/** The open tab is in the URL, so that it can be linked to and survives a reload. */
export function useTab(): [TabName, (name: TabName) => void] {
  const [params, setParams] = useSearchParams();
  const requestedTab = params.get('tab');
  const open = tabNames.find((name) => name === requestedTab) ?? 'overview';
  return [open, (name) => setParams({ tab: name }, { preventScrollReset: true })];
}
