import type { DeskImageItem, DeskImagePicture, DeskImageSet } from '@/api/generated/schemas';

/** A thing in the list. */
export type Item = DeskImageItem;

/** The kinds of things that have pictures (Images\ImageKind in PHP). */
export type Kind = Item[ 'kind' ];

export type Picture = DeskImagePicture;

/** A thing with all its pictures. */
export type PictureSet = DeskImageSet;

type Named = { id: number; name: string };

/** What lists are narrowed down by. */
export type Choices = { brands: Named[]; families: Named[]; categories: Named[]; branches: Named[] };

/** What PHP prints beside a screen. */
export type PicturesBoot = { title: string; kinds: Kind[]; choices: Choices };
