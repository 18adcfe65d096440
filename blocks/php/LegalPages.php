<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Content\ChosenPages;

/** Pages that editors write about terms, returns and privacy, for the forms. Only what is published is linked. */
final class LegalPages
{
    /** The page chosen under Settings → Privacy; '' without one. */
    public static function privacy(): string
    {
        return wp_make_link_relative(get_privacy_policy_url());
    }

    /**
     * @param string $subject one of ChosenPages::SUBJECTS
     * @return string path of the page that holds it; '' without one
     */
    public static function path(string $subject): string
    {
        return ChosenPages::path($subject);
    }
}
