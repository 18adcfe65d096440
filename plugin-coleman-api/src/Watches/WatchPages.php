<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;

/** Where people ask to be told, confirm it and stop it. A visit writes nothing: each page has a button. */
final readonly class WatchPages
{
    private const USED_PATH = '/tell-me/used';

    /** The watches of a customer. */
    public const OWN = '/customer/watches';

    /** Says, in the address of the page that asks, that it was just sent: "own" where no link is needed. */
    public const SENT = 'sent';

    public function __construct(private WatchSubjects $subjects)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            new PageRoute('/tell-me/(stock|price|like)-(part|machine)-([1-9]\d{0,8})', $this->thing(...)),
            new PageRoute(self::USED_PATH, $this->used(...)),
            PageRoute::to(Page::personal('tell-me-confirm', '/tell-me/confirm', __('Confirm your email address', 'coleman'))),
            PageRoute::to(Page::personal('tell-me-stop', '/tell-me/stop', __('What we email you about', 'coleman'))),
            PageRoute::to(Page::personal('my-watches', self::OWN, __('What we email you about', 'coleman'))),
        ];
    }

    /**
     * @param string $thing of WatchSubject
     * @return string path and query of the page that asks for an address
     */
    public static function askUrl(WatchKind $kind, string $thing, int $id, string $filter = ''): string
    {
        return WatchSubject::USED === $thing
            ? self::USED_PATH . ('' === $filter ? '' : '?' . $filter)
            : sprintf('/tell-me/%s-%s-%d', $kind->slug(), $thing, $id);
    }

    /** @param array<string> $groups */
    private function thing(array $groups): ?Page
    {
        $kind = WatchKind::ofSlug($groups[1]);
        $id = (int) $groups[3];
        $subject = null === $kind ? null : $this->subjects->find($kind, $groups[2], $id, '');

        return null === $kind || null === $subject ? null : $this->page($subject, self::askUrl($kind, $groups[2], $id));
    }

    private function used(): ?Page
    {
        $filter = UsedFilter::fromQuery(wp_unslash($_GET));
        $subject = null === $filter ? null : $this->subjects->find(WatchKind::Listed, WatchSubject::USED, 0, $filter->query());

        return null === $subject ? null : $this->page($subject, self::USED_PATH);
    }

    private function page(WatchSubject $subject, string $path): Page
    {
        return new Page(
            'tell-me',
            'tell-me',
            $path,
            $subject->kind->question(),
            cacheable: false,
            entity: $subject,
            trail: [['name' => $subject->title, 'path' => $subject->url]],
            query: $subject->filter,
        );
    }
}
