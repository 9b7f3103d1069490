import { useSearchParams } from 'react-router';

export const tabNames = ['overview', 'detailed'] as const;
export type TabName = (typeof tabNames)[number];

/** The open tab stands in the address beside whatever else is there, such as the secret of a shared link. */
export function useTab(): [TabName, (name: TabName) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const open = tabNames.find((name) => name === asked) ?? 'overview';
  const change = (name: TabName): void =>
    setParams(
      (before) => {
        before.set('tab', name);
        return before;
      },
      { preventScrollReset: true },
    );
  return [open, change];
}
