import type { FormDraftSlot, UsedItem } from '@bac/contract/attempts/whole-test.ts';
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { HiddenText } from '../../../../ui/layout/hidden-text.tsx';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { RowMenu } from '../../../../ui/data/table/menus/row-menu.tsx';
import { skillName } from '../../../../item/taxonomy-name.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { placeId } from './focus-place.ts';
import classes from './modules.module.css';
import type { Place } from './places.ts';

interface Props {
  place: Place;
  slot: FormDraftSlot;
  item: UsedItem | undefined;
  isDraft: boolean;
  isDragged: boolean;
  onDrag: (slot: number | undefined) => void;
  onDrop: () => void;
  onChoose: () => void;
  onMove: (step: -1 | 1) => void;
  onPretest: () => void;
  onRemove: () => void;
}

/** One place: its question, whether it is a pretest one, and its actions. */
export function SlotRow(props: Props) {
  const { place, slot, item, isDraft } = props;
  const { t } = useTranslation('bank/console/tests');
  const number = place.slot + 1;
  const drag = isDraft &&
    item && {
      draggable: true,
      onDragStart: () => props.onDrag(place.slot),
      onDragEnd: () => props.onDrag(undefined),
    };
  return (
    // Dragging is only one of three ways: the menu and the keys work without a mouse.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes.slot}
      data-hole={!item || undefined}
      data-dragged={props.isDragged || undefined}
      {...drag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={props.onDrop}
    >
      <span className={classes.number}>{number}</span>
      {item ? (
        <FilledSlot {...props} item={item} />
      ) : (
        <PlainButton
          id={placeId(place)}
          className={classes.choose ?? ''}
          disabled={!isDraft}
          onClick={props.onChoose}
        >
          <span>{slot.isPretest ? t('slot.choosePretest') : t('slot.choose')}</span>
          <IconChevronDown size={14} aria-hidden />
        </PlainButton>
      )}
    </li>
  );
}

/** Shortens a code that begins with the skill, which is shown beside it. */
const shortCode = ({ id, skill }: UsedItem): string =>
  id.startsWith(`${skill}-`) ? `…${id.slice(skill.length)}` : id;

function FilledSlot(props: Props & { item: UsedItem }) {
  const { place, slot, item, isDraft } = props;
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const format = useFormat();
  const skill = skillName(item.skill)[language];
  const warning = item.isArchived ? t('slot.archived') : item.complaints[0]?.[language];

  const keyActions: Record<string, () => void> = {
    s: props.onChoose,
    p: props.onPretest,
    delete: props.onRemove,
  };
  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    const action =
      event.altKey && step ? () => props.onMove(step) : keyActions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  }

  const label = (
    <>
      <span className={classes.code} title={item.id}>
        <span aria-hidden>{shortCode(item)}</span>
        <HiddenText>{item.id}</HiddenText>
      </span>
      <span className={classes.skill}>{skill}</span>
    </>
  );
  return (
    <>
      {isDraft ? (
        <PlainButton
          id={placeId(place)}
          className={classes.item ?? ''}
          title={`${item.topic[language]}. ${t('slot.swapHint')}`}
          onClick={props.onChoose}
          onKeyDown={onKey}
        >
          {label}
        </PlainButton>
      ) : (
        <span id={placeId(place)} className={classes.item} title={item.topic[language]}>
          {label}
        </span>
      )}
      {warning !== undefined && (
        <span className={classes.warn} title={warning}>
          <IconAlertTriangle size={14} aria-hidden />
          <HiddenText>{warning}</HiddenText>
        </span>
      )}
      {slot.isPretest && (
        <abbr className={classes.pretest} title={t('slot.pretest')}>
          {t('modules.key.pretest')}
        </abbr>
      )}
      <span className={classes.b}>{format.number(item.b, 2)}</span>
      {isDraft && <SlotMenu {...props} />}
    </>
  );
}

function SlotMenu(props: Props & { item: UsedItem }) {
  const { t } = useTranslation('bank/console/tests');
  const { item, slot } = props;
  return (
    <RowMenu
      name={item.id}
      entries={[
        { label: t('slot.swap'), shortcut: 'S', onSelect: props.onChoose },
        { label: t('slot.up'), onSelect: () => props.onMove(-1) },
        { label: t('slot.down'), onSelect: () => props.onMove(1) },
        {
          label: slot.isPretest ? t('slot.unmark') : t('slot.mark'),
          shortcut: 'P',
          onSelect: props.onPretest,
        },
        { label: t('slot.open'), href: `/admin/questions/${encodeURIComponent(item.id)}` },
        'divider',
        { label: t('slot.remove'), isDangerous: true, onSelect: props.onRemove },
      ]}
    />
  );
}
