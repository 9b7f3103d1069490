import { Menu } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zoom } from './use-zoom.ts';
import classes from './zoom-items.module.css';

/** Buttons to zoom out, zoom in and reset, in a row of the menu. A menu may contain only menu items, so each is one. */
export function ZoomItems({ zoom }: { zoom: Zoom }) {
  const { t } = useTranslation('attempts/player/tools');
  const label = useId();
  return (
    <fieldset aria-labelledby={label} className={classes.zoom}>
      <span id={label} className={classes.label}>
        {t('zoom.label')}
      </span>
      <Menu.Item
        className={classes.button}
        closeMenuOnClick={false}
        aria-label={t('zoom.out')}
        aria-disabled={!zoom.canZoomOut}
        onClick={zoom.zoomOut}
      >
        <IconMinus size={18} aria-hidden />
      </Menu.Item>
      <Menu.Item
        className={classes.button}
        data-level
        closeMenuOnClick={false}
        aria-label={t('zoom.reset', { level: zoom.level })}
        onClick={zoom.reset}
      >
        {t('zoom.level', { level: zoom.level })}
      </Menu.Item>
      <Menu.Item
        className={classes.button}
        closeMenuOnClick={false}
        aria-label={t('zoom.in')}
        aria-disabled={!zoom.canZoomIn}
        onClick={zoom.zoomIn}
      >
        <IconPlus size={18} aria-hidden />
      </Menu.Item>
    </fieldset>
  );
}
