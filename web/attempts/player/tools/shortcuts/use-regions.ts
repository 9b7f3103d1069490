import { useTranslation } from 'react-i18next';
import './regions.css';

export type RegionName =
  | 'controls'
  | 'timer'
  | 'tools'
  | 'passage'
  | 'question'
  | 'options'
  | 'navigation';

export interface RegionProps {
  role: 'region';
  'aria-label': string;
  'data-region': RegionName;
  tabIndex: -1;
}

/** The props that make an element a landmark that F6 moves to: `<div {...region('tools')}>`. */
export function useRegions(): (name: RegionName) => RegionProps {
  const { t } = useTranslation('attempts/player/tools');
  return (name) => ({
    role: 'region',
    'aria-label': t(`region.${name}`),
    'data-region': name,
    tabIndex: -1,
  });
}
