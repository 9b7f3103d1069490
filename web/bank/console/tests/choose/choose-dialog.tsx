import type { CandidateItem, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import { difficulties, type Difficulty } from '@bac/exam/item/difficulties.ts';
import { skillFacts, skills, type Skill } from '@bac/exam/item/taxonomy.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { domainName, skillName } from '../../../../item/taxonomy-name.ts';
import { Muted } from '../../../../ui/layout/boxes/boxes.tsx';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { usePreviousData } from '../../../../ui/data/table/use-previous-data.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import type { Place } from '../editor/places.ts';
import { useModuleName } from '../editor/use-module-name.ts';
import classes from './choose.module.css';

interface Props {
  test: WholeTest;
  place: Place;
  onChoose: (item: CandidateItem) => void;
  onClose: () => void;
}

const debounceMilliseconds = 250;

/** Lists only items that fit the place, the best first. */
export function ChooseDialog({ test, place, onChoose, onClose }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const moduleName = useModuleName();
  const [search, setSearch] = useState('');
  const [skill, setSkill] = useState<Skill | ''>('');
  const [difficulty, setDifficulty] = useState<Difficulty | ''>('');
  const [debouncedSearch] = useDebouncedValue(search.trim(), debounceMilliseconds);
  useFocusReturn();
  const module = test.modules[place.module]!;
  const reply = useQuery('GET /admin/tests/:test/candidates', {
    params: { test: test.id },
    query: {
      section: module.section,
      part: module.part,
      ...(module.route && { route: module.route }),
      slot: place.slot,
      ...(debouncedSearch !== '' && { search: debouncedSearch }),
      ...(skill !== '' && { skill }),
      ...(difficulty !== '' && { difficulty }),
    },
  });
  const data = usePreviousData(reply);
  const domains = data?.domains ?? [];
  const fitting = skills.filter((each) => domains.includes(skillFacts[each].domain));
  const criteria = [
    domains.map((domain) => domainName(domain)[language]).join(', '),
    data?.difficulty && tQuestion(`difficulty.${data.difficulty}`).toLowerCase(),
    data?.kind && t(`kind.${data.kind}`),
  ].filter(Boolean);
  const chevron = <IconChevronDown size={16} aria-hidden />;
  return (
    <Dialog
      title={t('choose.title', { place: place.slot + 1, module: moduleName(module) })}
      size={760}
      onClose={onClose}
    >
      <div className={classes.filters}>
        {data && (
          <Muted size="sm" className={classes.wish}>
            {t('choose.fits', { wish: criteria.join(' · ') })}
          </Muted>
        )}
        <TextInput
          aria-label={t('choose.search')}
          placeholder={t('choose.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          data-autofocus
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('choose.skill')}
          rightSection={chevron}
          data={[
            { value: '', label: t('choose.anySkill') },
            ...fitting.map((value) => ({ value, label: skillName(value)[language] })),
          ]}
          value={skill}
          onChange={({ currentTarget }) => setSkill(currentTarget.value as Skill | '')}
        />
        <NativeSelect
          aria-label={t('choose.difficulty')}
          rightSection={chevron}
          data={[
            { value: '', label: t('choose.anyDifficulty') },
            ...difficulties.map((value) => ({ value, label: tQuestion(`difficulty.${value}`) })),
          ]}
          value={difficulty}
          onChange={({ currentTarget }) => setDifficulty(currentTarget.value as Difficulty | '')}
        />
      </div>
      <div className={classes.list} data-stale={(reply.isLoading && data) || undefined}>
        <Loaded reply={{ ...reply, data }} isInCard>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <EmptyState title={t('choose.none')} text={t('choose.noneText')} />
            ) : (
              <>
                <ul>
                  {rows.map((item) => (
                    <FittingRow key={item.id} item={item} onChoose={() => onChoose(item)} />
                  ))}
                </ul>
                {total > rows.length && (
                  <Muted size="sm" className={classes.more}>
                    {t('choose.more', { count: total - rows.length })}
                  </Muted>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}

interface FittingRowProps {
  item: CandidateItem;
  onChoose: () => void;
}

function FittingRow({ item, onChoose }: FittingRowProps) {
  const { t } = useTranslation('bank/console/tests');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const { number } = useFormat();
  return (
    <li>
      <PlainButton className={classes.row ?? ''} onClick={onChoose}>
        <span className={classes.words}>
          <span>
            <strong>{item.id}</strong> {item.topic[language]}
          </span>
          <Muted as="span" size="sm" className={classes.summary}>
            {item.summary}
          </Muted>
        </span>
        <span className={classes.facts}>
          <span>{skillName(item.skill)[language]}</span>
          <span>
            {tQuestion(`difficulty.${item.difficulty}`)}, {t('choose.b', { b: number(item.b, 2) })}
          </span>
          <span>{t('choose.forms', { count: item.forms })}</span>
        </span>
      </PlainButton>
    </li>
  );
}
