import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/use-query.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import paper from '../prose/paper.module.css';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { QuestionList } from './question-list.tsx';
import classes from './questions.module.css';

/** The page of frequent questions. */
export function QuestionsScreen() {
  const { t } = useTranslation('site/reading');
  const questions = useQuery('GET /content/questions');
  useDocumentTitle(t('questions.documentTitle'));
  return (
    <div className={`${page.page} ${classes.page} ${paper.paper}`}>
      <PageTitle title={t('questions.title')} lead={t('questions.lead')} />
      <Loaded reply={questions} lines={12}>
        {(data) => <QuestionList questions={data} />}
      </Loaded>
      <Row as="aside" gap={16} justify="between" className={classes.more}>
        <p>{t('questions.more')}</p>
        <LinkButton to="/support" variant="default">
          {t('questions.toSupport')}
        </LinkButton>
      </Row>
    </div>
  );
}
