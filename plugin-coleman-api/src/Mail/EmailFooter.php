<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** What stands below every letter. */
final class EmailFooter
{
    public static function text(): string
    {
        return get_bloginfo('name') . "\n" . home_url('/');
    }
}
