<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

/** Words for the dealer's privacy policy, for WordPress's policy guide and the theme's pattern; what they say is what the code does. */
final class PolicyText
{
    /** @return list<array{title: string, text: string}> */
    public function sections(): array
    {
        return [
            ['title' => __('Carts', 'coleman'), 'text' => __('When you add something to your cart, we set a cookie with a random number that identifies your cart for 30 days, and one with the number of items in it. If you are signed in, we keep your cart for 180 days. We don’t use these cookies for advertising.', 'coleman')],
            ['title' => __('Your branch and ZIP code', 'coleman'), 'text' => __('When you choose your branch, or enter a ZIP code in your cart, your browser keeps it in a cookie: the branch for one year, the ZIP code for 30 days or until you sign out.', 'coleman')],
            ['title' => __('Your device', 'coleman'), 'text' => __('When you sign in, we set a cookie that tells us for one year that you use this device, so that people who guess your password elsewhere can’t lock you out. When you open an order without signing in, a cookie keeps it open for up to a day. Your browser also keeps the parts and machines you viewed last, the announcements you closed and, for 30 days, what you entered in the rental form. We don’t store these. If your sign-in ends while you fill in a form, your browser keeps what you entered for up to an hour. You can clear the list of what you viewed, and turn off “Remember on this device” in the form.', 'coleman')],
            ['title' => __('Your account', 'coleman'), 'text' => __('As long as you have an account, we keep your name, email address, phone number, company, addresses and preferred branch. We also keep our staff’s notes about your account: payment terms, tax exemption, and who changed them when.', 'coleman')],
            ['title' => __('Orders', 'coleman'), 'text' => __('For each order we keep the parts, addresses, your email address, your messages and the order’s history. The law requires us to keep business records. If you ask us to erase your data, we remove your name, street, phone number, email address and messages from completed orders. We keep parts, amounts, the state and the first digits of the ZIP code. We never see your card number.', 'coleman')],
            [
                'title' => __('Inquiries about machines', 'coleman'),
                /* translators: %d: number of days */
                'text' => sprintf(__('When you ask us about a machine, we keep your message, who answered it and when. We remove your name, addresses, phone number and message %d days after our last work on it, or earlier if you ask us to.', 'coleman'), Retention::LEAD_DAYS),
            ],
            [
                'title' => __('Notes about calls', 'coleman'),
                /* translators: %d: number of days */
                'text' => sprintf(__('If you don’t have an account, our staff may write a note about a call, with your email address or phone number. We delete it after %d days, or earlier if you ask us to.', 'coleman'), Retention::NOTE_DAYS),
            ],
            [
                'title' => __('Rentals', 'coleman'),
                /* translators: %d: number of days */
                'text' => sprintf(__('For each rental request we keep what you entered, what your browser calculated from it, the price and the request’s history. If you don’t rent, we remove your name, addresses, phone number and messages after %d days. We keep records of completed rentals. If you ask us to erase your data, we remove your personal data from them.', 'coleman'), Retention::RENTAL_DAYS),
            ],
            [
                'title' => __('Mail', 'coleman'),
                /* translators: %d: number of days */
                'text' => sprintf(__('We keep the recipient and content of each email we send for %d days, so we can send it again.', 'coleman'), Retention::MAIL_DAYS),
            ],
            ['title' => __('Safety', 'coleman'), 'text' => __('To prevent password guessing and spam, we count attempts by network address for up to two days. We keep form responses for a day so that a form sent twice counts once. We count which parts are viewed, but not by whom.', 'coleman')],
        ];
    }

    public function html(): string
    {
        $review = '<p class="privacy-policy-tutorial">' . esc_html__('This describes what this website does. Review it, add what your branches do offline, and have a lawyer check it.', 'coleman') . '</p>';
        $sections = array_map(
            static fn (array $section): string => sprintf("<h3>%s</h3>\n<p>%s</p>", esc_html($section['title']), esc_html($section['text'])),
            $this->sections(),
        );

        return implode("\n", [$review, ...$sections]);
    }
}
