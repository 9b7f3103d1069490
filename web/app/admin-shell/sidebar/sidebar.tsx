import { useTranslation } from 'react-i18next';
import { SidebarBrand } from './sidebar-brand.tsx';
import { SidebarLinks } from './sidebar-links.tsx';
import classes from './sidebar.module.css';
import { TerraceStrip } from './terrace-strip.tsx';

/** The sidebar of the console. Folded, it shows only icons; their labels stay for screen readers and as tooltips. */
export function Sidebar({ isFolded }: { isFolded: boolean }) {
  const { t } = useTranslation('app/admin-shell');
  return (
    <nav
      className={classes.sidebar}
      id="sidebar"
      aria-label={t('menu')}
      data-folded={isFolded || undefined}
    >
      <SidebarBrand />
      <SidebarLinks isFolded={isFolded} />
      <TerraceStrip />
    </nav>
  );
}
