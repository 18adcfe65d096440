<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;

/** Where something is asked about that has no form on its own page, such as a part. */
final readonly class LeadPages
{
    public function __construct(private LeadSubjects $subjects)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [new PageRoute('/ask/(machine|attachment|part|rental)-([1-9]\d{0,8})', $this->ask(...))];
    }

    /** @return string path of the page that a thing is asked about on */
    public static function url(string $kind, int $id): string
    {
        return sprintf('/ask/%s-%d', $kind, $id);
    }

    /** @param array<string> $groups */
    private function ask(array $groups): ?Page
    {
        $subject = $this->subjects->find($groups[1], (int) $groups[2]);

        return null === $subject ? null : new Page(
            'ask',
            'ask',
            self::url($subject->kind, $subject->id),
            /* translators: %s: a machine, attachment or part. */
            sprintf(__('Ask about: %s', 'coleman'), $subject->title),
            entity: $subject,
            trail: '' === $subject->url ? [] : [['name' => $subject->title, 'path' => $subject->url]],
            indexed: false,
        );
    }
}
