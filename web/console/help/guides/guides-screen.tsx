import { TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { IndexedPage } from '../indexed-page.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { addressSettings } from '../../../ui/data/address/address-settings.ts';
import { freeText } from '../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../ui/data/address/use-address-settings.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import classes from './guides.module.css';
import { findGuides, guideNames, guidePaths, type Guide } from './guides.ts';

const settings = addressSettings({ search: freeText });

/** Short guides to the work in the console. */
export function GuidesScreen() {
  const { t } = useTranslation('console/help/guides');
  const [{ search }, change] = useAddressSettings(settings);
  useDocumentTitle(t('documentTitle'));
  const guides: Guide[] = guideNames.map((name) => ({
    name,
    ...t(`guide.${name}`, { returnObjects: true }),
  }));
  const found = findGuides(guides, search);
  return (
    <div className={classes.screen}>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        actions={
          <search>
            <TextInput
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              leftSection={<IconSearch size={16} aria-hidden />}
              value={search}
              maxLength={200}
              onChange={(event) => change({ search: event.currentTarget.value })}
            />
          </search>
        }
      />
      <Muted as="output" className={classes.found}>
        {search.trim() && found.length > 0 && t('found', { count: found.length })}
      </Muted>
      {found.length === 0 ? (
        <Card>
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={
              <LinkButton variant="default" to="/admin/help">
                {t('clear')}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <IndexedPage
          label={t('index')}
          entries={found.map(({ name, title }) => ({ id: name, title }))}
        >
          <Stack>
            {found.map((guide) => (
              <GuideText key={guide.name} guide={guide} />
            ))}
            <p className={classes.more}>
              <Link to="/admin/help/components">{t('more')}</Link>
            </p>
          </Stack>
        </IndexedPage>
      )}
    </div>
  );
}

function GuideText({ guide: { name, title, lead, steps, link } }: { guide: Guide }) {
  return (
    <article className={classes.guide} aria-labelledby={name}>
      <h2 id={name} className={classes.title}>
        {title}
      </h2>
      <Muted size="md" className={classes.lead}>
        {lead}
      </Muted>
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <Link className={classes.link ?? ''} to={guidePaths[name]}>
        {link}
      </Link>
    </article>
  );
}
