import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../../ui/forms/plain-select.tsx';

/** Preset reasons in both languages: the reason is in the language of its reader, not of the page. */
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
    en: 'Questions from our tests were copied and shared from this account.',
    vi: 'Câu hỏi trong đề thi đã bị sao chép và phát tán từ tài khoản này.',
  },
  request: {
    en: 'You asked us to close the account.',
    vi: 'Bạn đã yêu cầu chúng tôi đóng tài khoản.',
  },
} as const satisfies Record<string, Record<Language, string>>;

type UsualReason = keyof typeof usualReasons;

const presets = Object.keys(usualReasons) as UsualReason[];

interface Props {
  /** Language of the person who reads the reason. */
  language: Language;
  onChoose: (reason: string) => void;
}

/** A preset only fills the field: the reason is meant to be edited for each case. */
export function ReasonPresets({ language, onChoose }: Props) {
  const { t } = useTranslation('accounts/console/users');
  return (
    <PlainSelect
      label={t('dialog.preset')}
      options={[
        { value: '', label: t('dialog.presetNone') },
        ...presets.map((preset) => ({ value: preset, label: t(`preset.${preset}`) })),
      ]}
      value=""
      onChange={(preset) => {
        const name = presets.find((presetName) => presetName === preset);
        if (name) onChoose(usualReasons[name][language]);
      }}
    />
  );
}
