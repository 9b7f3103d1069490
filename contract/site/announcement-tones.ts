export const announcementTones = ['calm', 'urgent'] as const;
