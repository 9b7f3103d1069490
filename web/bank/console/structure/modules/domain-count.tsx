import type { Range } from '@bac/exam/blueprint/blueprint.ts';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import blocks from '../../block.module.css';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import classes from './modules.module.css';

interface Props {
  name: string;
  count: number;
  /** The saved count. */
  before: number;
  /** The sum over both modules of the section. */
  both: number;
  range: Range;
  onChange: (count: number) => void;
}

const maxCount = 30;

/** The questions of a domain in a module: one block each, and a stepper. */
export function DomainCount({ name, count, before, both, range, onChange }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [least, limit] = range;
  const isOff = both < least || both > limit;
  return (
    <li className={classes.count}>
      <span>{name}</span>
      <Row as="span" gap={2} className={classes.blocks} aria-hidden>
        {Array.from({ length: Math.max(count, before) }, (_, index) => (
          <span
            key={index}
            className={blocks.block}
            data-state={index >= count ? 'empty' : index >= before ? 'new' : undefined}
          />
        ))}
      </Row>
      <Row as="span" isOneLine justify="end" gap={2} className={classes.stepper}>
        <IconButton
          label={t('distribution.less', { name })}
          // `aria-disabled` instead of `disabled`: a button that becomes disabled under the finger loses the focus.
          aria-disabled={count === 0}
          onClick={() => count > 0 && onChange(count - 1)}
        >
          <IconMinus size={14} aria-hidden />
        </IconButton>
        <output aria-label={name}>{count}</output>
        <IconButton
          label={t('distribution.more', { name })}
          aria-disabled={count === maxCount}
          onClick={() => count < maxCount && onChange(count + 1)}
        >
          <IconPlus size={14} aria-hidden />
        </IconButton>
      </Row>
      <span className={classes.both} data-off={isOff || undefined}>
        {t('distribution.both', { both, least, most: limit })}
      </span>
    </li>
  );
}
