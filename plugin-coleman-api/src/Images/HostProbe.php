<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** Asks the host of pictures for the drawing that stands for no picture, which every host has. */
final readonly class HostProbe
{
    private const SECONDS = 4;

    public function run(): void
    {
        $host = ImageSettings::ofSite()->host();
        if ('' !== $host) {
            HostState::ofSite()->after($host, self::answers($host))->save();
        }
    }

    private static function answers(string $host): bool
    {
        $url = $host . '/' . ImageUrls::NO_PICTURE;
        $options = ['timeout' => self::SECONDS, 'redirection' => 2];
        // The dev host may be this computer. Whoever sets it may change this site's code.
        $answer = in_array(wp_get_environment_type(), ['local', 'development'], true) ? wp_remote_head($url, $options) : wp_safe_remote_head($url, $options);

        return 200 === wp_remote_retrieve_response_code($answer);
    }
}
