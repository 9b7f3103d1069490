import type { FamilySide } from '@bac/contract/following/family.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { personNotified, type Notice } from '../../accounts/events/person-notified.ts';

type NoticeText = Pick<Notice, 'title' | 'text'>;

/** `side` is what the named person is to the reader. */
const invited = (name: string, side: FamilySide): NoticeText => ({
  title: { en: 'A family invitation', vi: 'Lời mời liên kết gia đình' },
  text:
    side === 'student'
      ? {
          en: `${name} would like you to follow their practice results. You can accept or decline under “Family”.`,
          vi: `${name} mời bạn theo dõi kết quả luyện thi của con. Bạn có thể đồng ý hoặc từ chối ở trang “Gia đình”.`,
        }
      : {
          en: `${name} would like to see your practice results as your parent. You can accept or decline under “Family”.`,
          vi: `${name} muốn xem kết quả luyện thi của bạn với tư cách phụ huynh. Bạn có thể đồng ý hoặc từ chối ở trang “Gia đình”.`,
        },
});

const accepted = (name: string, side: FamilySide): NoticeText => ({
  title: { en: 'Your invitation was accepted', vi: 'Lời mời của bạn đã được chấp nhận' },
  text:
    side === 'student'
      ? {
          en: `You can now see how ${name} is doing.`,
          vi: `Giờ bạn có thể xem việc học của ${name}.`,
        }
      : {
          en: `${name} can now see your results. You can end this at any time.`,
          vi: `${name} giờ xem được kết quả của bạn. Bạn có thể dừng bất cứ lúc nào.`,
        },
});

const ended = (name: string, side: FamilySide): NoticeText => ({
  title: { en: 'A family link has ended', vi: 'Một liên kết gia đình đã kết thúc' },
  text:
    side === 'student'
      ? {
          en: `You can no longer see ${name}’s results.`,
          vi: `Bạn không còn xem được kết quả của ${name} nữa.`,
        }
      : {
          en: `${name} can no longer see your results.`,
          vi: `${name} không còn xem kết quả của bạn nữa.`,
        },
});

const agreed = (name: string): NoticeText => ({
  title: { en: 'Your guardian has agreed', vi: 'Phụ huynh của bạn đã đồng ý' },
  text: {
    en: `${name} has agreed that your results may be shown to the people you choose.`,
    vi: `${name} đồng ý để bạn cho những người bạn chọn xem kết quả.`,
  },
});

const withdrew = (name: string): NoticeText => ({
  title: { en: 'Your guardian has withdrawn their consent', vi: 'Phụ huynh đã rút lại sự đồng ý' },
  text: {
    en: `${name} no longer agrees to others seeing your results. Until another guardian agrees, your results are hidden from your parents, your classes and the links you shared.`,
    vi: `${name} không còn đồng ý cho người khác xem kết quả của bạn. Khi chưa có phụ huynh nào khác đồng ý, phụ huynh, lớp học và người có liên kết bạn đã gửi đều không xem được.`,
  },
});

/** The consent ended with the link, no matter which side ended it. */
const consentEnded = (name: string): NoticeText => ({
  title: {
    en: 'Your guardian’s consent has ended',
    vi: 'Sự đồng ý của phụ huynh không còn hiệu lực',
  },
  text: {
    en: `The consent of ${name} ended together with your family link. Until a guardian agrees, your results are hidden from your parents, your classes and the links you shared.`,
    vi: `Liên kết gia đình với ${name} đã kết thúc nên sự đồng ý của phụ huynh này cũng hết hiệu lực. Khi chưa có phụ huynh nào đồng ý, phụ huynh, lớp học và người có liên kết bạn đã gửi đều không xem được kết quả.`,
  },
});

export const familyNotices = { invited, accepted, ended, agreed, withdrew, consentEnded };

/** Notifies an account in its inbox once the transaction commits. */
export const notifyAccount = (
  tx: Transaction,
  account: string,
  notice: NoticeText,
): Promise<void> =>
  enqueue(tx, personNotified, { id: crypto.randomUUID(), account, ...notice, link: '/family' });
