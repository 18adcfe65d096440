<?php

declare(strict_types=1);

namespace Coleman\Api\Content;

/**
 * Which pages hold the dealer's terms of sale, returns and shipping: the option `coleman_pages`. Where none is chosen
 * it is the page whose slug is the subject's name. The privacy policy is WordPress's own setting.
 *
 * The theme's footers read the option, too (`Coleman\Theme\published_pages()`).
 */
final class ChosenPages
{
    public const OPTION = 'coleman_pages';

    /** Also the slugs of pages that stand where none is chosen. */
    public const SUBJECTS = ['terms', 'returns', 'shipping'];

    /** @return array<string, int> the page by subject, as it was chosen; 0 for the one with the slug */
    public static function ofSite(): array
    {
        // It is loaded with WordPress's other options; to ask for one that was never saved is a query on every page.
        $text = wp_load_alloptions()[self::OPTION] ?? '';
        $stored = is_string($text) ? maybe_unserialize($text) : null;
        $chosen = [];
        foreach (self::SUBJECTS as $subject) {
            $id = is_array($stored) ? $stored[$subject] ?? 0 : 0;
            $chosen[$subject] = is_int($id) ? max(0, $id) : 0;
        }

        return $chosen;
    }

    /**
     * The address of a subject's page, without the host. A chosen page that was deleted counts as not chosen; one that
     * is only hidden is nobody's to replace.
     *
     * @param string $subject one of SUBJECTS
     * @return string '' where there is no such page, or it is not published
     */
    public static function path(string $subject): string
    {
        $chosen = get_post((self::ofSite()[$subject] ?? 0) ?: -1);
        $isThere = null !== $chosen && 'page' === $chosen->post_type && 'trash' !== $chosen->post_status;
        $page = $isThere ? $chosen : get_page_by_path($subject);

        return null === $page || 'publish' !== $page->post_status ? '' : wp_make_link_relative((string) get_permalink($page));
    }
}
