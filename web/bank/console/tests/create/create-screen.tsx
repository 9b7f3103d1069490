import {
  blueprintIds,
  blueprints,
  isAdaptive,
  minuteCount,
  questionCount,
  type BlueprintId,
} from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { Button, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../../../api/api-error.ts';
import { call, type Reply } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { Grid, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { ChoiceCards } from '../../../../ui/forms/choice-cards.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import screen from '../../../../ui/layout/screen.module.css';
import { newSeed } from '../new-seed.ts';
import { testPath } from '../test-paths.ts';
import classes from '../tests.module.css';

const ways = ['unused', 'least', 'hand'] as const satisfies Way[];

/** Creates a test from a blueprint, its names and a source of questions. */
export function CreateScreen() {
  const { t } = useTranslation('bank/console/tests');
  const navigate = useNavigate();
  const factsOf = useBlueprintFacts();
  const [blueprint, setBlueprint] = useState<BlueprintId>('full');
  const [way, setWay] = useState<Way>('least');
  const [name, setName] = useState({ en: '', vi: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const { isBusy, error, run } = useAction();
  useDocumentTitle(t('create.documentTitle'));
  const missing = (language: 'en' | 'vi'): string | undefined =>
    isSubmitted && name[language].trim() === '' ? t('create.nameMissing') : undefined;

  async function create(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setSubmitted(true);
    if (name.en.trim() === '' || name.vi.trim() === '') {
      const form = event.currentTarget;
      // Focuses the first missing name once the errors are rendered.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    await run(async () => {
      const { test, shortages } = await createTest({ blueprint, name, way });
      invalidate('GET /admin/tests');
      await navigate(testPath(test.id), { state: { shortages } });
    });
  }

  return (
    <div className={screen.screen}>
      <PageTitle title={t('create.title')} lead={t('create.lead')} />
      <form className={classes.form} onSubmit={(event) => void create(event)} noValidate>
        <Card>
          <Stack gap={24}>
            <ChoiceCards
              legend={t('create.blueprint')}
              name="blueprint"
              choices={blueprintIds.map((value) => ({
                value,
                label: t(`blueprint.${value}`),
                description: factsOf(value),
              }))}
              value={blueprint}
              onChange={setBlueprint}
            />
            <Grid minWidth={260}>
              {(['vi', 'en'] as const).map((language) => (
                <TextInput
                  key={language}
                  label={t(`create.name.${language}`)}
                  description={t('create.nameHint')}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  maxLength={120}
                  lang={language}
                  value={name[language]}
                  onChange={({ currentTarget: { value } }) =>
                    setName((before) => ({ ...before, [language]: value }))
                  }
                  error={missing(language)}
                />
              ))}
            </Grid>
            <ChoiceCards
              legend={t('create.way')}
              name="way"
              choices={ways.map((value) => ({
                value,
                label: t(`way.${value}`),
                description: t(`way.${value}Note`),
              }))}
              value={way}
              onChange={setWay}
            />
            <FieldError id="create-error">{error?.message}</FieldError>
            <div>
              <Button type="submit" loading={isBusy}>
                {way === 'hand' ? t('create.begin') : t('create.assemble')}
              </Button>
            </div>
          </Stack>
        </Card>
      </form>
    </div>
  );
}

/** “98 questions, 134 minutes, two routes”. */
function useBlueprintFacts(): (id: BlueprintId) => string {
  const { t } = useTranslation('bank/console/tests');
  return (id) => {
    const blueprint = blueprints[id];
    const facts = { questions: questionCount(blueprint), minutes: minuteCount(blueprint) };
    return isAdaptive(blueprint) ? t('factsAdaptive', facts) : t('facts', facts);
  };
}

/** Only questions in no other test, the least used first, or none yet. */
type Way = 'unused' | 'least' | 'hand';

interface NewTest {
  blueprint: BlueprintId;
  name: LocalText;
  way: Way;
}

async function createDraft(
  { blueprint, name }: NewTest,
  tries = 2,
): Promise<Reply<'POST /admin/tests'>> {
  const { id } = await call('GET /admin/tests/next-id', { query: { name: name.en }, quiet: true });
  try {
    return await call('POST /admin/tests', { body: { id, blueprint, name }, quiet: true });
  } catch (problem) {
    // Somebody else took the id in between: tries the next free one.
    if ((problem as ApiError).code !== 'TEST_ID_TAKEN' || tries === 0) throw problem;
    return createDraft({ blueprint, name, way: 'hand' }, tries - 1);
  }
}

async function createTest(input: NewTest): Promise<Reply<'POST /admin/tests/:test/assemble'>> {
  const test = await createDraft(input);
  if (input.way === 'hand') return { test, shortages: [] };
  return call('POST /admin/tests/:test/assemble', {
    params: { test: test.id },
    body: {
      revision: test.revision,
      seed: newSeed(),
      maxForms: input.way === 'unused' ? 0 : null,
      isFillOnly: false,
    },
    quiet: true,
  });
}
