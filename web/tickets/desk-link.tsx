import { IconHeadset } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../api/auth-state.ts';
import { LinkButton } from '../ui/buttons/link-button.tsx';

const desks: Partial<Record<string, string>> = {
  admin: '/admin/tickets',
  support: '/tickets/desk',
};

/** For who answers other people's tickets: the way to where that is done. */
export function DeskLink() {
  const { t } = useTranslation('tickets');
  const desk = desks[useUser()?.accountRole ?? ''];
  if (desk === undefined) return null;
  return (
    <LinkButton to={desk} variant="default" leftSection={<IconHeadset size={18} aria-hidden />}>
      {t('desk')}
    </LinkButton>
  );
}
