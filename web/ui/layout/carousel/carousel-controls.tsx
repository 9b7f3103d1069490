import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './carousel.module.css';

interface Props {
  names: string[];
  current: number;
  isOn: boolean;
  onGo: (page: number) => void;
  onSwitch: (isOn: boolean) => void;
}

/** The controls of a carousel. The pause button comes first, so that people disturbed by movement find it at once. */
export function CarouselControls({ names, current, isOn, onGo, onSwitch }: Props) {
  const { t } = useTranslation('ui/layout/carousel');
  const ToggleIcon = isOn ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={classes.controls}>
      <button
        type="button"
        className={classes.round}
        aria-label={t(isOn ? 'pause' : 'play')}
        title={t(isOn ? 'pause' : 'play')}
        onClick={() => onSwitch(!isOn)}
      >
        <ToggleIcon size={16} aria-hidden />
      </button>
      <div className={classes.dots}>
        {names.map((name, page) => (
          <button
            key={name}
            type="button"
            className={classes.dot}
            aria-label={t('dot', { page: page + 1, name })}
            aria-current={page === current || undefined}
            onClick={() => onGo(page)}
          />
        ))}
      </div>
      <button
        type="button"
        className={classes.round}
        aria-label={t('previous')}
        onClick={() => onGo(current - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.round}
        aria-label={t('next')}
        onClick={() => onGo(current + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </button>
    </div>
  );
}
