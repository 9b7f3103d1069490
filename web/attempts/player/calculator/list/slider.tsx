import { useTranslation } from 'react-i18next';
import { formatNumber } from '../engine/format-number.ts';
import type { SliderRange } from '../state/calculator-state.ts';
import classes from './slider.module.css';

interface Props {
  name: string;
  value: number;
  range: SliderRange | undefined;
  onValue: (value: number) => void;
  onRange: (range: SliderRange) => void;
}

/** From −10 to 10, or as far as the current value. */
function defaultRange(value: number): SliderRange {
  const reach = Math.max(10, Math.ceil(Math.abs(value)));
  return { min: -reach, max: reach, step: 0.1 };
}

export function Slider({ name, value, range = defaultRange(value), onValue, onRange }: Props) {
  const { t } = useTranslation('attempts/player/calculator');
  const bound = (key: keyof SliderRange) => (
    <input
      className={classes.bound}
      inputMode="decimal"
      autoComplete="off"
      aria-label={t(`slider.${key}`, { name })}
      key={`${key} ${range[key]}`}
      defaultValue={formatNumber(range[key])}
      onBlur={({ target }) => {
        const next = { ...range, [key]: Number(target.value.replace('−', '-')) };
        if (next.min < next.max && next.step > 0) onRange(next);
        else target.value = formatNumber(range[key]);
      }}
    />
  );
  return (
    <div className={classes.slider}>
      {bound('min')}
      <input
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-label={t('slider.label', { name })}
        onChange={({ target }) => onValue(Number(Number(target.value).toPrecision(12)))}
      />
      {bound('max')}
      <span className={classes.step}>
        {t('slider.stepShort')} {bound('step')}
      </span>
    </div>
  );
}
