import { needsReason, shortestReason } from '@bac/contract/accounts/account-change.ts';
import type { AccountAction } from '@bac/contract/accounts/users.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../../ui/forms/plain-select.tsx';
import classes from './status-dialog.module.css';

/** What a reason may begin with, in both languages at once: it is written in the reader's, whatever the page speaks. */
const usualReasons = {
  sharing: {
    en: 'The account was used from several places at once. An account is for one person only.',
    vi: 'Tài khoản được dùng từ nhiều nơi cùng một lúc. Mỗi tài khoản chỉ dành cho một người.',
  },
  conduct: {
    en: 'Messages from this account were hurtful to others.',
    vi: 'Tin nhắn gửi từ tài khoản này làm tổn thương người khác.',
  },
  cheating: {
    en: 'Questions of our tests were copied and passed on from this account.',
    vi: 'Câu hỏi trong bài kiểm tra đã bị sao chép và phát tán từ tài khoản này.',
  },
  request: {
    en: 'You asked us to close the account.',
    vi: 'Bạn đã yêu cầu chúng tôi đóng tài khoản.',
  },
} as const satisfies Record<string, Record<Language, string>>;

type UsualReason = keyof typeof usualReasons;

interface Props {
  action: AccountAction;
  /** Of who reads it. */
  language: Language;
  value: string;
  onChange: (reason: string) => void;
}

const presets = Object.keys(usualReasons) as UsualReason[];
const longest = 500;

/** What the person reads. A preset only begins it: every case has its own words. */
export function ReasonField({ action, language, value, onChange }: Props) {
  const { t } = useTranslation('accounts/console/users');
  const isNeeded = needsReason(action);
  return (
    <div className={classes.field}>
      {isNeeded && (
        <PlainSelect
          label={t('dialog.preset')}
          options={[
            { value: '', label: t('dialog.presetNone') },
            ...presets.map((preset) => ({ value: preset, label: t(`preset.${preset}`) })),
          ]}
          value=""
          onChange={(preset) => {
            const known = presets.find((one) => one === preset);
            if (known) onChange(usualReasons[known][language]);
          }}
        />
      )}
      <Textarea
        label={t('dialog.reason')}
        description={
          <span className={classes.spread}>
            <span>
              {isNeeded
                ? t('dialog.reasonNeeded', { count: shortestReason })
                : t('dialog.optional')}
            </span>
            <span>{`${value.length} / ${longest}`}</span>
          </span>
        }
        inputWrapperOrder={['label', 'input', 'description']}
        rows={3}
        maxLength={longest}
        required={isNeeded}
        withAsterisk={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
