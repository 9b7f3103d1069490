import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { focusPlace, moduleId } from './focus-place.ts';
import classes from './modules.module.css';
import {
  countFilled,
  moveItem,
  removeItem,
  sortModule,
  togglePretest,
  type Place,
} from './places.ts';
import { SlotRow } from './slot-row.tsx';
import { useModuleName } from './use-module-name.ts';
import type { TestEditor } from './use-test.ts';

interface Props {
  editor: TestEditor;
  /** The index of the module in the test. */
  index: number;
  onChoose: (place: Place) => void;
}

const tones = { first: 'indigo', lower: 'leaf', higher: 'lotus' } as const;

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, each) => sum + each, 0) / values.length;

/** The questions of a module, place by place. */
export function ModuleColumn({ editor, index, onChoose }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const { number } = useFormat();
  const moduleName = useModuleName();
  const [dragged, setDragged] = useState<number>();
  const { test } = editor;
  const module = test.modules[index]!;
  const plan = test.plan
    .find(({ section }) => section === module.section)
    ?.modules.find(({ part }) => part === module.part);
  const itemOf = (id: string | null) => test.items.find((item) => item.id === id);
  const b = mean(module.slots.flatMap(({ item }) => itemOf(item)?.b ?? []));
  const filled = countFilled(module);
  const total = module.slots.length;
  const isUnsorted = test.problems.some(
    ({ code, at }) =>
      code === 'order' &&
      at?.section === module.section &&
      at.part === module.part &&
      at.route === module.route,
  );

  async function move(slot: number, to: number): Promise<void> {
    if (to < 0 || to >= total || to === slot) return;
    const modules = moveItem(test.modules, { module: index, slot }, to);
    if (await editor.change({ modules })) focusPlace({ module: index, slot: to });
  }

  return (
    <section aria-labelledby={moduleId(index)}>
      <header className={classes.moduleHead}>
        <h3 id={moduleId(index)} tabIndex={-1} data-tone={tones[module.route ?? 'first']}>
          {moduleName(module)}
        </h3>
        <span data-off={filled < total || undefined}>
          {t('placed', { found: filled, required: total })}
        </span>
        <p>
          {t('modules.minutes', { count: plan?.minutes ?? 0 })}
          {b !== undefined && <>, {t('modules.meanB', { b: number(b, 2) })}</>}
          {isUnsorted && test.state === 'draft' && (
            <PlainButton
              className={classes.sort ?? ''}
              onClick={() =>
                void editor.change({ modules: sortModule(test.modules, index, test.items) })
              }
            >
              {t('modules.sort')}
            </PlainButton>
          )}
        </p>
      </header>
      <ol>
        {module.slots.map((slot, place) => (
          <SlotRow
            key={slot.item === null ? `hole ${place}` : `${slot.item} ${place}`}
            place={{ module: index, slot: place }}
            slot={slot}
            item={itemOf(slot.item)}
            isDraft={test.state === 'draft'}
            isDragged={dragged === place}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== undefined) void move(dragged, place);
              setDragged(undefined);
            }}
            onChoose={() => onChoose({ module: index, slot: place })}
            onMove={(step) => void move(place, place + step)}
            onPretest={() => {
              const at = { module: index, slot: place };
              void editor
                .change({ modules: togglePretest(test.modules, at, test.items) })
                .then(() => focusPlace(at));
            }}
            onRemove={() => {
              const at = { module: index, slot: place };
              void editor
                .change({ modules: removeItem(test.modules, at) })
                .then(() => focusPlace(at));
            }}
          />
        ))}
      </ol>
    </section>
  );
}
