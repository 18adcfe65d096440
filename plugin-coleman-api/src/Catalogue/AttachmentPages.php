<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;

/** The pages of attachments and implements. */
final readonly class AttachmentPages
{
    public const LANDING = '/equipment/implements-attachments/';

    public function __construct(private AttachmentRepository $attachments, private AttachmentPresenter $presenter)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        $under = preg_quote(self::LANDING, '@');

        return [
            PageRoute::to(new Page(
                'attachments',
                'attachments',
                self::LANDING,
                self::title(),
                __('Buckets, grapples, augers, forks, tillers and more, for sale and for rent at four branches around Kansas City.', 'coleman'),
                isPaged: true,
            )),
            new PageRoute($under . 'category/([^/]+)', $this->category(...)),
            new PageRoute($under . 'vendor/([^/]+)', $this->vendor(...)),
            new PageRoute($under . 'detail/([^/]+)', $this->detail(...)),
        ];
    }

    /** @param array<string> $groups */
    private function category(array $groups): ?Page
    {
        $id = PageRoute::id($groups[1]);
        $category = null === $id ? null : $this->attachments->category($id);

        return null === $category ? null : new Page(
            'attachments-category',
            'attachments-category',
            $category->url(),
            $category->name,
            /* translators: %s: kind of attachments, such as Grapples */
            sprintf(__('%s for sale and for rent: makes, prices, rental rates, and the branch that has them.', 'coleman'), $category->name),
            entity: $category,
            isPaged: true,
            image: $this->presenter->image($category->image, 'full'),
            trail: self::trail(),
        );
    }

    /** @param array<string> $groups */
    private function vendor(array $groups): ?Page
    {
        $id = PageRoute::id($groups[1]);
        $vendor = null === $id ? null : $this->attachments->vendor($id);

        return null === $vendor ? null : new Page(
            'attachments-vendor',
            'attachments-vendor',
            $vendor->url(),
            /* translators: %s: manufacturer */
            sprintf(__('%s attachments', 'coleman'), $vendor->name),
            /* translators: %s: manufacturer */
            sprintf(__('Attachments and implements by %s: prices, rental rates, and the branch that has them.', 'coleman'), $vendor->name),
            entity: $vendor,
            isPaged: true,
            trail: self::trail(),
        );
    }

    /** @param array<string> $groups */
    private function detail(array $groups): ?Page
    {
        $id = PageRoute::id($groups[1]);
        $attachment = null === $id ? null : $this->attachments->byId($id);

        return null === $attachment ? null : new Page(
            'attachment-detail',
            'attachment-detail',
            $attachment->url(),
            $attachment->name,
            /* translators: 1: name, 2: maker, 3: model, 4: remarks */
            sprintf(__('%1$s, %2$s %3$s. %4$s', 'coleman'), $attachment->name, $attachment->brandName, $attachment->model, $attachment->description),
            entity: $attachment,
            image: $this->presenter->image($attachment->image, 'full'),
            trail: [...self::trail(), [
                'name' => $attachment->categoryName,
                'path' => EquipmentUrls::attachmentCategory($attachment->categoryId, $attachment->categoryName),
            ]],
        );
    }

    private static function title(): string
    {
        return __('Attachments and Implements', 'coleman');
    }

    /** @return list<array{name: string, path: string}> */
    private static function trail(): array
    {
        return [['name' => self::title(), 'path' => self::LANDING]];
    }
}
