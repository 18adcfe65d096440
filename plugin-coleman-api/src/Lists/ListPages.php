<?php

declare(strict_types=1);

namespace Coleman\Api\Lists;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;

/** A customer's lists of parts, one of them, and a list that somebody shared by its link. */
final readonly class ListPages
{
    public const ALL = '/customer/lists';

    /** @param \Closure(): ListRepository $lists made when a list is asked for */
    public function __construct(private \Closure $lists)
    {
    }

    public static function path(int $id): string
    {
        return '/customer/list/' . $id;
    }

    public static function shared(string $key): string
    {
        return '/list/' . $key;
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            PageRoute::to(Page::personal('my-lists', self::ALL, __('Your lists', 'coleman'))),
            new PageRoute('/customer/list/(\d{1,9})', $this->own(...)),
            new PageRoute('/list/([0-9a-f]{1,32})', $this->byKey(...)),
        ];
    }

    /**
     * Whose list it is shows only behind the gate: to a guest every one asks for the sign-in.
     *
     * @param array<string> $groups
     */
    private function own(array $groups): ?Page
    {
        $id = (int) ($groups[1] ?? '');
        $list = is_user_logged_in() ? ($this->lists)()->find(get_current_user_id(), $id) : null;
        if (0 === $id || (null === $list && is_user_logged_in())) {
            return null;
        }

        return new Page('saved-list', 'saved-list', self::path($id), $list->name ?? __('List of parts', 'coleman'), cacheable: false, entity: $list, trail: null === $list ? [] : [
            ['name' => __('My Account', 'coleman'), 'path' => '/customer'],
            ['name' => __('Lists', 'coleman'), 'path' => self::ALL],
        ]);
    }

    /**
     * The key opens the list to anyone, and shows no person. A link that is no longer shared looks like one that never was,
     * or that was cut short.
     *
     * @param array<string> $groups
     */
    private function byKey(array $groups): Page
    {
        $key = $groups[1] ?? '';
        $list = ($this->lists)()->byKey($key);

        return null === $list
            ? new Page('list-gone', 'list-gone', self::shared($key), __('This list isn’t shared', 'coleman'), cacheable: false, status: 404)
            : new Page('shared-list', 'shared-list', self::shared($key), $list->name, cacheable: false, entity: $list);
    }
}
