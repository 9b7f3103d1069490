import { useTranslation } from 'react-i18next';
import { useReply } from '../../../api/use-reply.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import classes from './my-call.module.css';

/** For a parent: to the children who are linked, or to linking one. */
export function ParentCall() {
  const { t } = useTranslation('site/home/my-call');
  const children = useReply('GET /family/children');
  if (children.isLoading && !children.data) return null;
  const [first, ...others] = children.data ?? [];
  const words = (): string => {
    if (!first) return t('parent.link');
    return others.length === 0
      ? t('parent.one', { name: first.student.name })
      : t('parent.several', { count: others.length + 1 });
  };
  return (
    <>
      {!first && <p className={classes.standing}>{t('parent.text')}</p>}
      <div className={classes.actions}>
        <LinkButton to="/family" size="md">
          {words()}
        </LinkButton>
        <LinkButton to="/tests" size="md" variant="default">
          {t('tests')}
        </LinkButton>
      </div>
    </>
  );
}
